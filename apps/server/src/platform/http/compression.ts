import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Environment } from './requestLog.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip';

/** About what fits in one network packet: below, compression saves no round trip. */
const minBytes = 1400;
/** A page of a list takes a third of a millisecond: less than handing it to a thread. */
const maxSyncBytes = 128 * 1024;
const compressible = /^(?:application\/json|text\/(?:html|css|javascript))\b/;

const brotliQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
// For a list, 2 takes a third as long as 4 and adds 7 % to the size. The default of 11 takes a hundred times as long.
const compressAtOnce: Record<Encoding, (body: Bytes) => Bytes> = {
  br: (body) => brotliCompressSync(body, brotliQuality(2)),
  gzip: (body) => gzipSync(body, { level: 1 }),
};
const brotli = promisify(brotliCompress);
const compressInThread: Record<Encoding, (body: Bytes) => Promise<Bytes>> = {
  br: (body) => brotli(body, brotliQuality(4)),
  gzip: promisify(gzip),
};

/** Returns the encoding to use for an Accept-Encoding header, or undefined for none. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const offers = new Map(
    (accepted ?? '').split(',').map((offer) => {
      const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  const isAccepted = (name: string) => (offers.get(name) ?? offers.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(isAccepted);
}

/** Returns a body as a client gets it that accepts some encodings, with its headers. */
async function encode(accepted: string | undefined, body: Bytes): Promise<[Bytes, Record<string, string>]> {
  const encoding = chooseEncoding(accepted);
  if (encoding === undefined || body.length < minBytes) return [body, { 'content-length': `${body.length}` }];
  const sent =
    body.length <= maxSyncBytes ? compressAtOnce[encoding](body) : await compressInThread[encoding](body);
  return [sent, { 'content-length': `${sent.length}`, 'content-encoding': encoding }];
}

/**
 * Sends JSON, compressed as any response of GET. Before it is a response: reading the body of one costs more than
 * compressing it.
 */
export async function sendJson(
  context: Context<Environment>,
  value: object,
  status: ContentfulStatusCode,
): Promise<Response> {
  if (context.req.method !== 'GET') return context.json(value, status);
  context.header('vary', 'Accept-Encoding', { append: true });
  const text = Buffer.from(JSON.stringify(value));
  const [body, headers] = await encode(context.req.header('accept-encoding'), text);
  return context.body(body, status, { 'content-type': 'application/json', ...headers });
}

/**
 * Compresses JSON and pages that GET returns. Not event streams, which must not be buffered, and not other methods: they
 * return session tokens beside text of the request, which compression could reveal by its length (BREACH).
 */
export function compressResponses(): MiddlewareHandler<Environment> {
  return async (context, next) => {
    await next();
    const { res } = context;
    const { headers } = res;
    if (context.req.method !== 'GET' || !compressible.test(headers.get('content-type') ?? '')) return;
    const isEncoded = headers.has('content-encoding') || headers.get('vary')?.includes('Accept-Encoding');
    if (isEncoded === true || res.body === null) return;
    headers.append('vary', 'Accept-Encoding');
    const plain = new Uint8Array(await res.arrayBuffer());
    const [body, more] = await encode(context.req.header('accept-encoding'), plain);
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    context.res = undefined;
    context.res = new Response(body, { status: res.status, headers });
  };
}
