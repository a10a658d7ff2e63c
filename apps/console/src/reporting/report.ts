import { getSession } from '../session.ts';
import type { Capture } from './sentry.ts';

/** What happened to one report. */
export type Report =
  | { sent: true; id: string }
  /** Nothing was sent: no service is configured, or it could not be loaded. */
  | { sent: false; reason: 'not-configured' | 'unreachable' };

const session = getSession;

let capture: Promise<Capture | undefined> | undefined;

/** Where errors go: a `<meta name="khep-sentry-dsn">` that the server writes, or VITE_SENTRY_DSN of the build. */
function configuredDsn(): string {
  const served = document.querySelector<HTMLMetaElement>('meta[name="khep-sentry-dsn"]')?.content ?? '';
  const built: unknown = import.meta.env['VITE_SENTRY_DSN'];
  return served !== '' ? served : typeof built === 'string' ? built : '';
}

/** True where an error-reporting service is configured. */
export function reportingIsOn(): boolean {
  return configuredDsn() !== '';
}

/** Loads the client where one is configured; without a DSN not a byte of it is fetched. */
export function startReporting(): void {
  const dsn = configuredDsn();
  if (dsn === '' || capture) return;
  capture = import('./sentry.ts').then(
    ({ startSentry }) =>
      startSentry(dsn, () => ({ id: session().email, email: session().email, brand_id: session().brand_id })),
    () => undefined,
  );
}

/** What became of each error that was reported: the service drops a repeat, so the first report is the one. */
const reported = new WeakMap<object, Promise<Report>>();

/** Reports an error with what was known when it happened, once. Never throws. */
export function report(error: unknown, context: Record<string, unknown> = {}): Promise<Report> {
  if (typeof error !== 'object' || error === null) return send(error, context);
  const known = reported.get(error);
  if (known) return known;
  const result = send(error, context);
  reported.set(error, result);
  return result;
}

async function send(error: unknown, context: Record<string, unknown>): Promise<Report> {
  startReporting();
  if (!capture) return { sent: false, reason: 'not-configured' };
  const capturing = await capture;
  return capturing ? { sent: true, id: capturing(error, context) } : { sent: false, reason: 'unreachable' };
}
