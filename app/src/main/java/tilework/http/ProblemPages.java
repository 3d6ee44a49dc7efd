package tilework.http;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Answers what Jetty refuses before a route sees it, in the same form as the routes. */
final class ProblemPages extends ErrorHandler {
    private static final HttpFields HEADERS =
            HttpFields.build()
                    .put(HttpHeader.CONTENT_TYPE, Problem.MEDIA_TYPE)
                    .put(HttpHeader.CACHE_CONTROL, "no-store")
                    .put("X-Content-Type-Options", "nosniff")
                    .asImmutable();

    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int status,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        HEADERS.forEach(response.getHeaders()::put);
        response.write(true, ByteBuffer.wrap(Json.bytes(Problem.ofStatus(status))), callback);
    }
}
