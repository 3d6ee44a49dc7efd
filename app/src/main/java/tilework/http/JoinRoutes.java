package tilework.http;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import tilework.office.Floors;
import tilework.office.FrontDesk;
import tilework.office.JoinAnswer;
import tilework.office.JoinRefusal;
import tilework.office.JoinRequest;
import tilework.office.Ownership;
import tilework.office.Role;
import tilework.office.StoreException;
import tilework.office.Token;
import tilework.world.grid.FloorId;

/** POST /api/join and POST /api/claim. */
final class JoinRoutes {
    private static final int RETRY_SECONDS = 5;

    private final FrontDesk desk;
    private final Ownership ownership;
    private final Floors floors;
    private final FloorShelf shelf;
    private final JoinLimit limit;

    JoinRoutes(
            FrontDesk desk, Ownership ownership, Floors floors, FloorShelf shelf, JoinLimit limit) {
        this.desk = desk;
        this.ownership = ownership;
        this.floors = floors;
        this.shelf = shelf;
        this.limit = limit;
    }

    /**
     * The answer to a join, as in the contract of clients.
     *
     * @param personToken the one that was shown, or that of a new guest; left out when somebody
     *     comes back with a session's token alone
     */
    record Joined(
            @Nullable String personToken,
            String sessionToken,
            int person,
            String floor,
            String socketUrl,
            String mapUrl,
            boolean resumed,
            String role) {}

    record Claimed(String role) {}

    void join(Context context) throws IOException {
        JsonNode body = Json.object(context);
        if (body == null) {
            return;
        }
        Fields fields = new Fields(body);
        String floor = fields.text("floor");
        JoinRequest request =
                new JoinRequest(
                        fields.text("name"),
                        fields.look("look"),
                        floor == null ? null : new FloorId(floor),
                        fields.token("personToken"),
                        fields.token("sessionToken"));
        if (!fields.faults().isEmpty()) {
            Problem.malformed(fields.faults()).send(context);
            return;
        }
        boolean showsToken = request.personToken() != null || request.sessionToken() != null;
        if (!limit.admits(context, showsToken)) {
            tooOften(context);
            return;
        }
        switch (desk.join(request)) {
            case JoinAnswer.ComeIn in -> comeIn(context, in);
            case JoinAnswer.Refused refused -> refuse(context, refused.reason());
        }
    }

    private void comeIn(Context context, JoinAnswer.ComeIn in) {
        String socketUrl = floors.socketUrl(in.floor());
        FloorView floor = shelf.floor(in.floor());
        if (socketUrl == null || floor == null) {
            refuse(context, JoinRefusal.UNKNOWN_FLOOR);
            return;
        }
        Token personToken = in.personToken();
        Json.send(
                context,
                new Joined(
                        personToken == null ? null : personToken.secret(),
                        in.sessionToken().secret(),
                        in.person().value(),
                        in.floor().value(),
                        socketUrl,
                        floor.mapUrl(),
                        in.resumed(),
                        text(in.role())));
    }

    private static String text(Role role) {
        return switch (role) {
            case GUEST -> "guest";
            case MEMBER -> "member";
            case OWNER -> "owner";
        };
    }

    private static void refuse(Context context, JoinRefusal reason) {
        Problem problem =
                switch (reason) {
                    case FULL ->
                            Problem.of(
                                    503,
                                    "full",
                                    "The office is full",
                                    "As many people are in as may be; try again in a while.");
                    case NAME_MISSING ->
                            Problem.of(
                                    400,
                                    "name-missing",
                                    "A name is missing",
                                    "name must have at least one character that can be seen.");
                    case UNKNOWN_TOKEN ->
                            Problem.of(
                                    401,
                                    "unknown-token",
                                    "The token opens nothing",
                                    "Join with a name, as a new guest.");
                    case UNKNOWN_FLOOR ->
                            Problem.of(
                                    404,
                                    "unknown-floor",
                                    "There is no such floor",
                                    "floor must be the id of a floor in GET /api/office.");
                    case STORE_DOWN -> storeDown();
                };
        if (problem.status() == 503) {
            context.header("Retry-After", Integer.toString(RETRY_SECONDS));
        }
        problem.send(context);
    }

    private static Problem storeDown() {
        return Problem.of(
                503,
                "store-down",
                "The database does not work",
                "Who you are cannot be looked up now; try again in a while.");
    }

    private static void tooOften(Context context) {
        context.header("Retry-After", Integer.toString(RETRY_SECONDS));
        Problem.of(
                        429,
                        "too-often",
                        "Too many joins",
                        "Too many joins came from this address; try again in a while.")
                .send(context);
    }

    void claim(Context context) throws IOException {
        JsonNode body = Json.object(context);
        if (body == null) {
            return;
        }
        Fields fields = new Fields(body);
        Token person = fields.token("personToken");
        Token code = fields.token("code");
        if (person == null || code == null || !fields.faults().isEmpty()) {
            Problem.malformed("personToken and code must be text.").send(context);
        } else if (limit.admits(context, false)) {
            claim(context, person, code);
        } else {
            tooOften(context);
        }
    }

    private void claim(Context context, Token person, Token code) {
        try {
            switch (ownership.claim(person, code)) {
                case OWNER -> Json.send(context, new Claimed(text(Role.OWNER)));
                case UNKNOWN_PERSON -> refuse(context, JoinRefusal.UNKNOWN_TOKEN);
                case WRONG_CODE ->
                        Problem.of(
                                        403,
                                        "wrong-code",
                                        "The link is not valid",
                                        "It is wrong or was used; the office prints a new one when"
                                                + " it starts without an owner.")
                                .send(context);
            }
        } catch (StoreException storeDown) {
            storeDown().send(context);
        }
    }
}
