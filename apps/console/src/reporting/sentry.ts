import {
  breadcrumbsIntegration,
  BrowserClient,
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

/** Actions recorded before an error. */
const breadcrumbCap = 100;

/** Sends one error and returns its id in the service. */
export type Capture = (error: unknown, context: Record<string, unknown>) => string;

/**
 * Starts the error-reporting client. Built from parts because `init` also bundles replay, tracing and
 * feedback, which doubles its size.
 */
export function startSentry(dsn: string, user: () => User): Capture {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    maxBreadcrumbs: breadcrumbCap,
    // Every failed request is reported, also one like the last: no integration drops repeats.
    integrations: [
      breadcrumbsIntegration(),
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
