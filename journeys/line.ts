import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo, Socket } from 'node:net';

/** A network line to a server that can be cut: unlike the browser's own switch, it is also dead for service workers. */
export interface Line {
  url: string;
  cut: () => void;
  mend: () => void;
  /** Whether the answer was lost. */
  hasLost: () => boolean;
  /** Lets the next request for an address reach the server, and cuts the line before its answer arrives. */
  loseAnswerOf: (address: string) => void;
  /** From now on serves another build: its scripts have other names, which `nextName` says, and the same content. */
  renameBuild: () => void;
  close: () => Promise<void>;
}

const scriptName = /(-[\w-]{8})\.js\b/g;
/** Renames scripts in a text. They name each other, so that a build is whole only with all of them renamed. */
export const nextName = (text: string): string => text.replaceAll(scriptName, '$1-next.js');

export async function openLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  let lost: string | undefined;
  let hasLost = false;
  let isRenamed = false;
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
    const path = url.replace('-next.js', '.js');
    const isPage = /\/(?:floor-worker\.js|pick)(?:\?|$)/.test(url) && !url.startsWith('/api/');
    const isText = path !== url || (isRenamed && isPage);
    const answered = (far: IncomingMessage) => {
      if (isLost) {
        cut();
        hasLost = true;
      } else if (isText) {
        const { 'content-length': _length, etag: _etag, ...kept } = far.headers;
        void text(far).then((body) => response.writeHead(far.statusCode ?? 502, kept).end(nextName(body)));
      } else {
        response.writeHead(far.statusCode ?? 502, far.headers);
        far.pipe(response);
      }
    };
    const { 'accept-encoding': _encoding, 'if-none-match': _tag, ...plain } = headers;
    const onward = request({ hostname, port, path, method, headers: isText ? plain : headers }, answered);
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
    hasLost: () => hasLost,
    loseAnswerOf(address) {
      lost = address;
      hasLost = false;
    },
    renameBuild() {
      isRenamed = true;
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
