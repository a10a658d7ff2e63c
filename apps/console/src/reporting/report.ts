import { getSession } from '../session.ts';
import type { Capture } from './sentry.ts';

/** The outcome of one report. */
export type Report =
  | { sent: true; id: string }
  /** Nothing was sent: error reporting isn't configured or couldn't be loaded. */
  | { sent: false; reason: 'not-configured' | 'unreachable' };

const session = getSession;

let capture: Promise<Capture | undefined> | undefined;

/** The DSN: from `<meta name="khep-sentry-dsn">`, written by the server, or VITE_SENTRY_DSN of the build. */
function configuredDsn(): string {
  const served = document.querySelector<HTMLMetaElement>('meta[name="khep-sentry-dsn"]')?.content ?? '';
  const built: unknown = import.meta.env['VITE_SENTRY_DSN'];
  return served !== '' ? served : typeof built === 'string' ? built : '';
}

/** Whether error reporting is configured. */
export function reportingIsOn(): boolean {
  return configuredDsn() !== '';
}

/** Loads the error-reporting client, only if a DSN is configured. */
export function startReporting(): void {
  const dsn = configuredDsn();
  if (dsn === '' || capture) return;
  capture = import('./sentry.ts').then(
    ({ startSentry }) =>
      startSentry(dsn, () => ({ id: session().email, email: session().email, brand_id: session().brand_id })),
    () => undefined,
  );
}

/** Reports by error: an error is sent once, and its first report is returned for repeats. */
const reported = new WeakMap<object, Promise<Report>>();

/** Reports an error with its context, once. Never throws. */
export function report(error: unknown, context: Record<string, unknown> = {}): Promise<Report> {
  if (typeof error !== 'object' || error === null) return send(error, context);
  const known = reported.get(error);
  if (known) return known;
  const result = send(error, context);
  reported.set(error, result);
  return result;
}

/** A user's report of an error, which may have been sent before: it is an event of its own. */
class ProblemReport extends Error {
  override readonly name = 'ProblemReport';
}

/** Sends what a user reports of an error, each time. Never throws. */
export function reportProblem(error: unknown, context: Record<string, unknown> = {}): Promise<Report> {
  const message = error instanceof Error ? error.message : String(error);
  return send(new ProblemReport(message, { cause: error }), context);
}

async function send(error: unknown, context: Record<string, unknown>): Promise<Report> {
  startReporting();
  if (!capture) return { sent: false, reason: 'not-configured' };
  const capturing = await capture;
  return capturing ? { sent: true, id: capturing(error, context) } : { sent: false, reason: 'unreachable' };
}
