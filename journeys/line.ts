import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo, Socket } from 'node:net';

/** A network line to a server that can be cut: unlike the browser's own switch, it is also dead for service workers. */
export interface Line {
  url: string;
  cut: () => void;
  mend: () => void;
  /** Lets the next request for an address reach the server, and cuts the line before its answer arrives. */
  loseAnswerOf: (address: string) => void;
  /** Serves another build: one whose entry script has another name, with the same content. */
  renameBuild: (from: string, to: string) => void;
  close: () => Promise<void>;
}

export async function openLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  let lost: string | undefined;
  let build: { from: string; to: string } | undefined;
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near, response) => {
    const { method, headers, url = '/' } = near;
    const isLost = lost !== undefined && url.includes(lost);
    if (isLost) {
      lost = undefined;
      // Browsers send it again on another connection when one breaks.
      isCut = true;
    }
    const isPage = /\/(?:floor-worker\.js|pick)(?:\?|$)/.test(url) && !url.startsWith('/api/');
    const path = build ? url.replace(build.to, build.from) : url;
    const answered = (far: IncomingMessage) => {
      if (isLost) cut();
      else if (build && isPage) {
        const { from, to: next } = build;
        const { 'content-length': _length, etag: _etag, ...kept } = far.headers;
        void text(far).then((body) =>
          response.writeHead(far.statusCode ?? 502, kept).end(body.replaceAll(from, next)),
        );
      } else {
        response.writeHead(far.statusCode ?? 502, far.headers);
        far.pipe(response);
      }
    };
    const { 'accept-encoding': _encoding, 'if-none-match': _tag, ...plain } = headers;
    const onward = request({ hostname, port, path, method, headers: isPage ? plain : headers }, answered);
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    near.pipe(onward);
  });
  server.on('connection', (socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend() {
      isCut = false;
    },
    loseAnswerOf(address) {
      lost = address;
    },
    renameBuild(from, next) {
      build = { from, to: next };
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
