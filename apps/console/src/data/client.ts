import { createClient } from '@khep/api/client';
import type { Client } from '@khep/api/client';
import { toast } from '@khep/ui';
import { navigate } from 'wouter/use-browser-location';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { report } from '../reporting/report.ts';
import { getSession, clearSession } from '../session.ts';
import { saveLoginRedirect } from './loginRedirect.ts';

/** Milliseconds to wait for a response; 0 for no limit. Written into the page by the server. */
function requestTimeout(): number {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="khep-request-timeout"]');
  return Number(meta?.content ?? 0) * 1000;
}

/** The app's API client: sends the session, shows results as toasts and reports errors. */
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
    // Save the current address before navigating, to return to it after the log-in.
    saveLoginRedirect();
    navigate(paths.logIn(), { replace: true });
    toast.info(messages.states.sessionEnded);
  },
  timeout: requestTimeout(),
  report: (error, context) => void report(error, { ...context }),
  notify: ({ tone, text, detail }) => {
    const message = detail === '' || detail === text ? text : `${text}. ${detail}`;
    if (tone === 'success') toast.success(text);
    else if (tone === 'warning') toast.warning(message);
    else toast.error(message);
  },
});
