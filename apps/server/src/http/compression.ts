import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { Environment } from './requestLog.ts';

const compressWith = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** About what fits in one network packet: below, compression saves no round trip. */
const minBytes = 1400;
const compressible = /^(?:application\/json|text\/(?:html|css|javascript))\b/;

type Encoding = keyof typeof compressWith;

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

/**
 * Compresses JSON and pages that GET returns. Not event streams, which must not be buffered, and not other methods: they
 * return session tokens beside text of the request, which compression could reveal by its length (BREACH).
 */
export function compressResponses(): MiddlewareHandler<Environment> {
  return async (context, next) => {
    await next();
    const { res } = context;
    if (context.req.method !== 'GET' || !compressible.test(res.headers.get('content-type') ?? '')) return;
    if (res.body === null || res.headers.has('content-encoding')) return;
    res.headers.append('vary', 'Accept-Encoding');
    const encoding = chooseEncoding(context.req.header('accept-encoding'));
    if (encoding === undefined) return;
    const body = Buffer.from(await res.arrayBuffer());
    const headers = new Headers(res.headers);
    let sent: Buffer = body;
    if (body.length >= minBytes) {
      sent =
        encoding === 'br'
          ? // The default quality of 11 takes a hundred times as long.
            await compressWith.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
          : await compressWith.gzip(body);
      headers.set('content-encoding', encoding);
    }
    headers.set('content-length', String(sent.length));
    context.res = undefined;
    context.res = new Response(new Uint8Array(sent), { status: res.status, headers });
  };
}
