import { chooseTrackingLanguage, isTrackingLanguage } from '@khep/domain/tracking';
import type { TrackingLanguage } from '@khep/domain/tracking';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const languageCookie = 'khep_lang';

/** Returns the language of a buyer's visit: of the address, else of the cookie, else of the browser. Remembers it. */
export function visitLanguage(context: Context, { isSecure }: { isSecure: boolean }): TrackingLanguage {
  const asked = context.req.query('lang');
  const remembered = getCookie(context, languageCookie);
  if (!isTrackingLanguage(asked))
    return isTrackingLanguage(remembered)
      ? remembered
      : chooseTrackingLanguage(context.req.header('accept-language'));
  if (asked !== remembered)
    setCookie(context, languageCookie, asked, {
      path: '/',
      maxAge: 365 * 86_400,
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure,
    });
  return asked;
}

/** Returns the language that the buyer just chose from the page's list: other links only pass a language on. */
export function chosenLanguage(context: Context): TrackingLanguage | undefined {
  const asked = context.req.query('lang');
  return isTrackingLanguage(asked) && context.req.query('chosen') !== undefined ? asked : undefined;
}
