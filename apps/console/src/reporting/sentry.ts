import {
  breadcrumbsIntegration,
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  functionToStringIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  setCurrentClient,
} from '@sentry/react';
import type { User } from '@sentry/react';

/** What is kept of a person's way to an error. */
const breadcrumbCap = 100;

/** Sends one error; answers the id under which the service keeps it. */
export type Capture = (error: unknown, context: Record<string, unknown>) => string;

/**
 * Starts the error-reporting client. Made by hand from its parts: the usual `init` brings replay, tracing
 * and feedback along, twice the bytes for things that are not used here.
 */
export function startSentry(dsn: string, user: () => User): Capture {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    maxBreadcrumbs: breadcrumbCap,
    integrations: [
      breadcrumbsIntegration(),
      dedupeIntegration(),
      functionToStringIntegration(),
      globalHandlersIntegration(),
      httpContextIntegration(),
      linkedErrorsIntegration(),
    ],
  });
  setCurrentClient(client);
  client.init();
  return (error, context) => {
    getCurrentScope().setUser(user());
    return client.captureException(error, { captureContext: { extra: context } }, getCurrentScope());
  };
}
