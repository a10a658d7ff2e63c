import type { Context } from 'hono';
import type { FileBody } from './bindRoute.ts';

/** Header with a warning about a file, which the console's client shows. */
const noticeHeader = 'x-khep-notice';

/** Sends a file as a download. It is never rendered as a page of our origin. */
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
  // Some proxies buffer responses; an event stream must not be buffered.
  if (file.type.startsWith('text/event-stream')) context.header('x-accel-buffering', 'no');
  return context.body(file.stream ?? new Uint8Array(file.bytes ?? []));
}
