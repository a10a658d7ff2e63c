import { Server as NetServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex, Writable } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Environment } from '../platform/http/requestLog.ts';
import type { Config } from './config.ts';

/** How long a server that stops waits for what it has begun. */
export const drainMs = 10_000;
/** A connection used more recently may have a request on its way. */
const idleGraceMs = 1000;
const closeIdleEveryMs = 100;
/** Longer than the 60 s of usual proxies: one that reuses a connection must not meet its end. */
const keepAliveMs = 75_000;

export interface Listening {
  /** With PORT=0, the one that was free. */
  port: number;
  /** Handles requests with an application. Requests that came earlier wait for it. */
  serve(app: Hono<Environment>): void;
  /** Completes open requests and closes the port. */
  stop(): Promise<void>;
}

/** Listens on the configured port. Requests wait until there is an application, which needs the port for its links. */
export async function listen({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<Listening> {
  const application = Promise.withResolvers<Hono<Environment>>();
  application.promise.catch(() => undefined);
  const server = createAdaptorServer({
    fetch: async (request, env) => (await application.promise).fetch(request, env),
  });
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = keepAliveMs;
  const sockets = watchSockets(server);
  // Without a listener, Node closes the connection without a response.
  server.on('connect', (_request: unknown, socket: Duplex) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolve());
  });
  let stopping: Promise<void> | undefined;
  return {
    port: (server.address() as AddressInfo).port,
    serve: (app) => application.resolve(app),
    stop() {
      application.reject(new Error('The server stopped before it was ready.'));
      stopping ??= drained(server, sockets);
      return stopping;
    },
  };
}

type ListeningServer = ReturnType<typeof createAdaptorServer>;

interface SocketUse {
  openRequests: number;
  /** When its last request ended, by `performance.now()`. */
  usedAt: number;
}

/** Records which connections have an open request, and when the others had one. */
function watchSockets(server: ListeningServer): ReadonlyMap<Socket, SocketUse> {
  const sockets = new Map<Socket, SocketUse>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, { openRequests: 0, usedAt: performance.now() });
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }: { socket: Socket }, response: Writable) => {
    const use = sockets.get(socket);
    if (use === undefined) return;
    use.openRequests += 1;
    response.once('close', () => {
      use.openRequests -= 1;
      use.usedAt = performance.now();
    });
  });
  return sockets;
}

/**
 * Stops accepting connections and waits for the open ones. While stopping, each response closes its connection; the server
 * closes only those that stay silent, so that no request is lost on its way.
 */
function drained(server: ListeningServer, sockets: ReadonlyMap<Socket, SocketUse>): Promise<void> {
  const closeIdle = () => {
    for (const [socket, { openRequests, usedAt }] of sockets)
      if (openRequests === 0 && performance.now() - usedAt > idleGraceMs) socket.destroy();
  };
  return new Promise((resolve) => {
    // After reading: a request that arrived while the process was busy isn't idle.
    const closing = setInterval(() => setImmediate(closeIdle), closeIdleEveryMs);
    const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), drainMs);
    // Not http's close(): that closes silent connections at once.
    NetServer.prototype.close.call(server, () => {
      clearInterval(closing);
      clearTimeout(cut);
      resolve();
    });
  });
}
