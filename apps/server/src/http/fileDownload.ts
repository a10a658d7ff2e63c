import type { Context } from 'hono';
import type { FileBody } from './bindRoute.ts';

/** The header that the console's client shows: what is odd in a file. */
const noticeHeader = 'x-khep-notice';

/** Sends a file to be saved. It is never shown in our origin as a page. */
export function sendFile(context: Context, file: FileBody): Response {
  context.header('content-type', file.type);
  if (file.name !== undefined) {
    const ascii = file.name.replaceAll(/[^\w.-]+/g, '-');
    context.header(
      'content-disposition',
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    );
  }
  if (file.notice !== undefined) context.header(noticeHeader, encodeURIComponent(file.notice));
  context.header('cache-control', 'no-store');
  // Some proxies gather an answer before they pass it on: of a stream that never ends nothing would come.
  if (file.type.startsWith('text/event-stream')) context.header('x-accel-buffering', 'no');
  return context.body(file.stream ?? new Uint8Array(file.bytes ?? []));
}
