import { createHash, randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../../start/config.ts';
import { toErrorResponse } from './errorResponse.ts';
import { ApiError } from '../../base/errors.ts';
import type { Environment } from './requestLog.ts';

const unsafeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Cookie and header of the double-submit pair that the console's client sends. */
const csrfCookie = 'khep_csrf';
const csrfHeader = 'x-khep-csrf';

/** Default headers of every response. Pages set their own Content-Security-Policy. */
export function securityHeaders(config: Config): MiddlewareHandler<Environment> {
  const reports = config.SENTRY_DSN === undefined ? '' : ` ${new URL(config.SENTRY_DSN).origin}`;
  const policy = contentSecurityPolicy({ connect: `'self'${reports}` });
  return async (context, next) => {
    await next();
    // Not by `context.header`, which makes a new response of a finished one each time.
    const { headers } = context.res;
    const set = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value);
    };
    set('content-security-policy', policy);
    set('x-content-type-options', 'nosniff');
    set('referrer-policy', 'strict-origin-when-cross-origin');
    set('x-frame-options', 'DENY');
    set('cross-origin-opener-policy', 'same-origin');
    set('permissions-policy', 'camera=(self), geolocation=(), microphone=()');
    if (config.PUBLIC_URL?.startsWith('https:')) set('strict-transport-security', 'max-age=31536000');
  };
}

/**
 * A policy that loads from this origin only; `scripts` adds sources, such as the hash of an inline script, and `embeds`
 * origins that pages may frame.
 */
export function contentSecurityPolicy(
  more: { scripts?: string[]; connect?: string; frames?: string; embeds?: readonly string[] } = {},
): string {
  return [
    "default-src 'self'",
    `script-src 'self'${(more.scripts ?? []).map((source) => ` ${source}`).join('')}`,
    // React sets style attributes; styles can't execute code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src ${more.connect ?? "'self'"}`,
    `frame-src 'self'${(more.embeds ?? []).map((source) => ` ${source}`).join('')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${more.frames ?? "'none'"}`,
  ].join('; ');
}

/** Hashes of a page's inline scripts, for its policy. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, body]) =>
      `'sha256-${createHash('sha256')
        .update(body ?? '')
        .digest('base64')}'`,
  );
}

/**
 * Rejects unsafe requests that a browser marks as cross-site, and those with our cookie but without its
 * header. Other clients send neither and use only their token.
 */
export function rejectCrossSite(config: Config): MiddlewareHandler<Environment> {
  return async (context, next) => {
    if (unsafeMethods.has(context.req.method) && isForeign(context, config)) {
      const refusal = new ApiError({
        status: 403,
        code: 'cross_site',
        detail: 'This request came from another site and was rejected. Reload the page and try again.',
      });
      return toErrorResponse(context, refusal, undefined);
    }
    await next();
    giveCsrfCookie(context, config);
    return undefined;
  };
}

/**
 * Gives a browser its half of the pair, unless it has one. The page gives it first: requests that are sent at once without it
 * each get another, of which the last to arrive stays.
 */
export function giveCsrfCookie(context: Context, config: Config): void {
  if (getCookie(context, csrfCookie) !== undefined || context.req.header('sec-fetch-site') === undefined)
    return;
  setCookie(context, csrfCookie, randomBytes(18).toString('base64url'), {
    path: '/',
    sameSite: 'Strict',
    secure: config.PUBLIC_URL?.startsWith('https:') ?? false,
  });
}

function isForeign(context: Context, config: Config): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = context.req.header('origin');
  if (origin !== undefined && !isOurs(origin, context, config)) return true;
  const cookie = getCookie(context, csrfCookie);
  return cookie !== undefined && context.req.header(csrfHeader) !== cookie;
}

/**
 * Whether a form was sent from a page of another site. Where a browser says what site a request comes from, that decides:
 * no page can forge it, while a page without a referrer has the origin `null` even on its own site.
 */
export function isForeignForm(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = context.req.header('origin');
  return origin !== undefined && !isOwnHost(origin, context);
}

const isOwnHost = (origin: string, context: Context): boolean =>
  URL.canParse(origin) && new URL(origin).host === context.req.header('host');

const isOurs = (origin: string, context: Context, config: Config): boolean =>
  (config.PUBLIC_URL !== undefined && origin === new URL(config.PUBLIC_URL).origin) ||
  isOwnHost(origin, context);
