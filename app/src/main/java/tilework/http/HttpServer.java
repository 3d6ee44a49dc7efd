package tilework.http;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Map;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilework.config.Settings;

/** The port: sockets first, then the routes, then the web client's files. */
public final class HttpServer implements AutoCloseable {
    /** All of what a page may load comes from here; it may not be framed by another site. */
    private static final String POLICY =
            "default-src 'self'; img-src 'self' data: blob:; style-src 'self';"
                    + " connect-src 'self'{media}; object-src 'none'; base-uri 'none';"
                    + " form-action 'self'; frame-ancestors 'none'";

    private static final Map<String, String> HEADERS =
            Map.of(
                    "Permissions-Policy",
                    "microphone=(self), camera=(self), display-capture=(self), geolocation=()",
                    "Referrer-Policy",
                    "no-referrer",
                    "X-Content-Type-Options",
                    "nosniff",
                    "Cross-Origin-Opener-Policy",
                    "same-origin");

    private static final int MOST_THREADS = 64;
    private static final int LEAST_THREADS = 4;

    /** A stalled reader is noticed early: the kernel holds little for it. */
    private static final int SEND_BUFFER_BYTES = 16 * 1024;

    private static final int ACCEPT_QUEUE = 2048;

    /** Nothing came or went for so long. Sockets have their own time. */
    private static final long IDLE_MILLIS = 10_000;

    private static final long STOP_MILLIS = 2000;
    private static final Logger LOG = LoggerFactory.getLogger(HttpServer.class);

    private final Javalin javalin;

    private HttpServer(Javalin javalin) {
        this.javalin = javalin;
    }

    /**
     * Opens the port.
     *
     * @param capacityConnections at once, those of sockets too; more wait until one ends
     * @param sockets in front of everything
     * @throws io.javalin.util.JavalinException when the port cannot be had
     */
    public static HttpServer open(
            Settings.Listening listening,
            int capacityConnections,
            Handler.Singleton sockets,
            HttpRoutes routes) {
        Javalin javalin =
                Javalin.create(config -> {
                    shape(config, listening, sockets);
                    limit(config, capacityConnections);
                    register(config.routes, routes);
                });
        javalin.start();
        return new HttpServer(javalin);
    }

    /** The port that was opened. */
    public int port() {
        return javalin.port();
    }

    @Override
    public void close() {
        javalin.stop();
    }

    private static void shape(
            JavalinConfig config, Settings.Listening listening, Handler.Singleton sockets) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.compressionStrategy = CompressionStrategy.NONE;
        config.http.prefer405over404 = true;
        config.http.generateEtags = false;
        config.http.maxRequestSize = Json.BODY_LIMIT_BYTES;
        config.jetty.threadPool = threads();
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        config.jetty.addConnector((server, http) -> connector(server, http, listening));
        config.jetty.modifyServletContextHandler(it -> it.setErrorHandler(new ProblemPages()));
        config.jetty.modifyServer(server -> {
            server.setErrorHandler(new ProblemPages());
            server.setStopTimeout(STOP_MILLIS);
            server.insertHandler(sockets);
        });
    }

    private static void limit(JavalinConfig config, int capacityConnections) {
        config.jetty.modifyServer(
                server -> server.addBean(new NetworkConnectionLimit(capacityConnections, server)));
    }

    private static QueuedThreadPool threads() {
        QueuedThreadPool pool = new QueuedThreadPool(MOST_THREADS, LEAST_THREADS);
        pool.setName("http");
        pool.setVirtualThreadsExecutor(VirtualThreads.getDefaultVirtualThreadsExecutor());
        return pool;
    }

    private static Connector connector(
            Server server, HttpConfiguration http, Settings.Listening listening) {
        ServerConnector connector =
                new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        connector.setHost(listening.host());
        connector.setPort(listening.port());
        connector.setAcceptQueueSize(ACCEPT_QUEUE);
        connector.setAcceptedSendBufferSize(SEND_BUFFER_BYTES);
        connector.setReuseAddress(true);
        connector.setIdleTimeout(IDLE_MILLIS);
        return connector;
    }

    static void register(RoutesConfig to, HttpRoutes routes) {
        String policy = POLICY.replace("{media}", routes.mediaSources());
        to.before(context -> {
            context.header("Content-Security-Policy", policy);
            HEADERS.forEach(context::header);
        });
        routes.register(to);
        to.error(404, HttpServer::sayProblem);
        to.error(405, HttpServer::sayProblem);
        to.exception(IOException.class, (gone, context) -> clientGone(context));
        to.exception(Exception.class, HttpServer::fault);
    }

    private static void sayProblem(Context context) {
        if (context.res().getContentType() == null
                || !context.res().getContentType().startsWith(Problem.MEDIA_TYPE)) {
            Problem.ofStatus(context.statusCode()).send(context);
        }
    }

    /** The client stopped in mid-request: nobody reads the answer. */
    private static void clientGone(Context context) {
        Problem.malformed("The request ended early.").send(context);
    }

    /** Our bug. The request is not logged: it may hold a token. */
    private static void fault(Exception bug, Context context) {
        LOG.error("a request failed at {}", context.endpoint().path, bug);
        Problem.ofStatus(500).send(context);
    }
}
