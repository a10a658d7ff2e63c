import { createClient } from '@khep/api/client';
import type { Client } from '@khep/api/client';
import { toast } from '@khep/ui';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../paths.ts';
import { report } from '../reporting/report.ts';
import { getSession, clearSession } from '../session.ts';
import { saveLoginRedirect } from '../shell/loginRedirect.ts';

/** The one client of the app: sends the session along, toasts what happened, reports every error of a call. */
export const client: Client = createClient({
  session: {
    token: () => getSession().token,
    user: () => {
      const { email, name, brand_id } = getSession();
      return { email, name, brand_id };
    },
    forget: clearSession,
  },
  onSignedOut: () => {
    // Here the address is still the one that asked: by the time the guard draws it is that of the log-in.
    saveLoginRedirect();
    navigate(paths.logIn(), { replace: true });
    toast.info('You are logged out. Log in again to go on.');
  },
  report: (error, context) => void report(error, { ...context }),
  notify: ({ tone, text, detail }) => {
    const words = detail === '' || detail === text ? text : `${text}. ${detail}`;
    if (tone === 'success') toast.success(text);
    else if (tone === 'warning') toast.warning(words);
    else toast.error(words);
  },
});
