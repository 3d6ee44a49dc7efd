package tilework.http;

import io.javalin.http.Context;

/**
 * What went wrong, for people and programs (RFC 9457).
 *
 * @param type names the kind, for programs
 * @param detail what must hold and what to do
 */
record Problem(String type, String title, int status, String detail) {
    static final String MEDIA_TYPE = "application/problem+json";
    private static final String TYPE_PREFIX = "urn:tilework:problem:";

    static Problem of(int status, String kind, String title, String detail) {
        return new Problem(TYPE_PREFIX + kind, title, status, detail);
    }

    static Problem malformed(String detail) {
        return of(400, "malformed", "The request cannot be read", detail);
    }

    static Problem notFound() {
        return of(404, "not-found", "Not found", "There is nothing at this address.");
    }

    static Problem wrongMethod() {
        return of(405, "wrong-method", "Wrong method", "This address has other methods.");
    }

    static Problem tooLarge(int limitBytes) {
        return of(
                413,
                "too-large",
                "The request is too large",
                "A body must have at most " + limitBytes + " bytes.");
    }

    /** For a status that was set without words. */
    static Problem ofStatus(int status) {
        return switch (status) {
            case 404 -> notFound();
            case 405 -> wrongMethod();
            case 500 ->
                    of(
                            500,
                            "fault",
                            "A fault of the server",
                            "The office's log has more about it.");
            default ->
                    of(status, "refused", "The request was refused", "HTTP status " + status + ".");
        };
    }

    void send(Context context) {
        context.status(status)
                .contentType(MEDIA_TYPE)
                .header("Cache-Control", "no-store")
                .result(Json.bytes(this));
    }
}
