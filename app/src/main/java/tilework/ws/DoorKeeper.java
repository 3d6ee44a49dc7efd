package tilework.ws;

import java.net.URI;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import tilework.engine.EngineMeters;
import tilework.engine.FloorDirectory;
import tilework.engine.FloorEngine;
import tilework.engine.TurnedAway;
import tilework.office.SessionSeat;
import tilework.office.Sessions;
import tilework.office.Token;

/**
 * Asks who is there before a connection becomes a socket: origin, token, room. Whoever is turned
 * away gets a status and nothing else; no cookie is set or read.
 */
final class DoorKeeper extends Handler.Wrapper {
    static final String PROTOCOL = "tilework.v1";

    /** The request's attribute with the {@link Admission}. */
    static final String ADMISSION = Admission.class.getName();

    private static final String WEBSOCKET = "websocket";
    private static final String VERSION = "13";
    private static final int KEY_BYTES = 16;
    private static final String TOKEN_PREFIX = "tilework.token.";
    private static final String RETRY_AFTER_SECONDS = "5";

    private final SocketSettings settings;
    private final Sessions sessions;
    private final FloorDirectory floors;
    private final EngineMeters meters;
    private final SocketKeeper keeper;

    DoorKeeper(
            SocketSettings settings,
            Sessions sessions,
            FloorDirectory floors,
            EngineMeters meters,
            SocketKeeper keeper) {
        this.settings = settings;
        this.sessions = sessions;
        this.floors = floors;
        this.meters = meters;
        this.keeper = keeper;
    }

    /** Somebody who may come in. */
    record Admission(SessionSeat seat, FloorEngine floor) {}

    /** Javalin begins a session, with a cookie, for whoever names a version of sockets. */
    private static final class WithoutVersion extends Request.Wrapper {
        private final HttpFields headers;

        WithoutVersion(Request request) {
            super(request);
            headers =
                    HttpFields.build(request.getHeaders()).remove(HttpHeader.SEC_WEBSOCKET_VERSION);
        }

        @Override
        public HttpFields getHeaders() {
            return headers;
        }
    }

    @Override
    protected void doStart() throws Exception {
        keeper.start();
        super.doStart();
    }

    @Override
    protected void doStop() throws Exception {
        super.doStop();
        keeper.stop();
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (!Request.getPathInContext(request).equals(settings.path())) {
            boolean hasVersion = request.getHeaders().contains(HttpHeader.SEC_WEBSOCKET_VERSION);
            return super.handle(
                    hasVersion ? new WithoutVersion(request) : request, response, callback);
        }
        if (!request.getHeaders().contains(HttpHeader.UPGRADE, WEBSOCKET)) {
            return answer(response, callback, HttpStatus.UPGRADE_REQUIRED_426);
        }
        if (!isHandshake(request)) {
            return answer(response, callback, HttpStatus.BAD_REQUEST_400);
        }
        if (!isFromHere(request)) {
            return turnAway(response, callback, TurnedAway.WRONG_ORIGIN);
        }
        String secret = token(request);
        if (secret == null) {
            return turnAway(response, callback, TurnedAway.NO_TOKEN);
        }
        SessionSeat seat = sessions.seat(new Token(secret));
        if (seat == null) {
            return turnAway(response, callback, TurnedAway.UNKNOWN_TOKEN);
        }
        FloorEngine floor = floors.engine(seat.floor());
        if (floor == null) {
            return turnAway(response, callback, TurnedAway.NO_FLOOR);
        }
        if (keeper.open() >= settings.capacitySockets()) {
            return turnAway(response, callback, TurnedAway.FULL);
        }
        request.setAttribute(ADMISSION, new Admission(seat, floor));
        return super.handle(request, response, callback);
    }

    private boolean turnAway(Response response, Callback callback, TurnedAway reason) {
        meters.turnedAway(reason);
        return switch (reason) {
            case WRONG_ORIGIN -> answer(response, callback, HttpStatus.FORBIDDEN_403);
            case NO_TOKEN, UNKNOWN_TOKEN -> answer(response, callback, HttpStatus.UNAUTHORIZED_401);
            case FULL, NO_FLOOR -> {
                response.getHeaders().put(HttpHeader.RETRY_AFTER, RETRY_AFTER_SECONDS);
                yield answer(response, callback, HttpStatus.SERVICE_UNAVAILABLE_503);
            }
        };
    }

    private static boolean answer(Response response, Callback callback, int status) {
        response.setStatus(status);
        callback.succeeded();
        return true;
    }

    /** As RFC 6455, 4.2.1 wants it. */
    private static boolean isHandshake(Request request) {
        return HttpMethod.GET.is(request.getMethod())
                && request.getConnectionMetaData().getHttpVersion() == HttpVersion.HTTP_1_1
                && VERSION.equals(request.getHeaders().get(HttpHeader.SEC_WEBSOCKET_VERSION))
                && isKey(request.getHeaders().get(HttpHeader.SEC_WEBSOCKET_KEY));
    }

    private static boolean isKey(@Nullable String key) {
        try {
            return key != null && Base64.getDecoder().decode(key.strip()).length == KEY_BYTES;
        } catch (IllegalArgumentException nonsense) {
            return false;
        }
    }

    /** A browser says which page opens the socket; other programs say nothing. */
    private boolean isFromHere(Request request) {
        List<HttpField> origins = request.getHeaders().getFields(HttpHeader.ORIGIN);
        if (origins.size() > 1) {
            return false;
        }
        String origin = request.getHeaders().get(HttpHeader.ORIGIN);
        return origin == null
                || settings.origins().contains(origin)
                || isAuthority(origin, request.getHeaders().get(HttpHeader.HOST));
    }

    private static boolean isAuthority(String origin, @Nullable String host) {
        try {
            String authority = URI.create(origin).getRawAuthority();
            return host != null && authority != null && authority.equalsIgnoreCase(host);
        } catch (IllegalArgumentException nonsense) {
            return false;
        }
    }

    /** The secret of the session, if our protocol is offered at all. */
    private static @Nullable String token(Request request) {
        if (request.getHeaders().getFields(HttpHeader.SEC_WEBSOCKET_SUBPROTOCOL).stream()
                .anyMatch(it -> String.valueOf(it.getValue()).contains("\""))) {
            // No name needs quotes, and the answer must repeat it as it was written.
            return null;
        }
        List<String> offered =
                request.getHeaders().getFields(HttpHeader.SEC_WEBSOCKET_SUBPROTOCOL).stream()
                        .map(HttpField::getValueList)
                        .flatMap(List::stream)
                        .toList();
        if (!offered.contains(PROTOCOL)) {
            return null;
        }
        for (String name : offered) {
            if (name.toLowerCase(Locale.ROOT).startsWith(TOKEN_PREFIX)) {
                String secret = name.substring(TOKEN_PREFIX.length());
                return secret.length() == Token.LENGTH ? secret : null;
            }
        }
        return null;
    }
}
