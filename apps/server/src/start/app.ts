import { Hono } from 'hono';
import type { Db } from '../platform/db/schema.ts';
import { serveCallCallbacks } from '../aftercare/ndr/calls/callbacks.ts';
import { servePaymentWebhooks } from '../money/payments/webhook.ts';
import { ApiError } from '../base/errors.ts';
import { workFor } from '../base/party.ts';
import type { Services } from './services.ts';
import { createAuthentication } from './authentication.ts';
import { serveShopifyWebhooks } from '../dispatch/stores/webhooks.ts';
import { serveCourierWebhooks } from '../buyer/webhooks/webhooks.ts';
import { toErrorResponse } from '../platform/http/errorResponse.ts';
import { serveApiDocs } from '../platform/http/apiDocs.ts';
import { createCallQuota } from '../platform/http/callQuota.ts';
import { clientIp, clientNetwork } from '../platform/http/clientAddress.ts';
import { compressResponses } from '../platform/http/compression.ts';
import { dispatch } from '../platform/http/dispatch.ts';
import { serveHealth } from '../platform/http/health.ts';
import { createLanes } from '../platform/http/lanes.ts';
import { createMetrics } from '../platform/http/metrics.ts';
import { requestLog } from '../platform/http/requestLog.ts';
import type { Environment } from '../platform/http/requestLog.ts';
import { rejectCrossSite, securityHeaders } from '../platform/http/security.ts';
import type { AnyEndpoint, Route } from '../platform/http/bindRoute.ts';
import { serveBuiltFiles } from './staticFiles.ts';
import { serveTrackingHosts } from '../buyer/hosts/trackingHosts.ts';
import { createAnswerPages } from '../buyer/pages/answerPages.ts';
import { createReportPages } from '../buyer/pages/reportPages.ts';
import { createProofLinks } from '../buyer/proof/proofLinks.ts';
import { createTrackingPages } from '../buyer/pages/trackingPages.ts';
import { limitWidgetOrigins, serveWidgetScript } from '../buyer/widget/trackingWidget.ts';
import { serveUploads } from '../platform/http/uploads.ts';

export interface AppParts {
  db: Db;
  services: Services;
  /** All declared endpoints. */
  declared: readonly AnyEndpoint[];
  /** Those with a handler. */
  routes: Route[];
  /** True once the server is shutting down. */
  isStopping?: () => boolean;
}

/** The whole server as one application: endpoints under /api, and pages. */
export function createApp({
  db,
  services,
  declared,
  routes,
  isStopping = () => false,
}: AppParts): Hono<Environment> {
  const app = new Hono<Environment>({ strict: false });
  const metrics = createMetrics(services.couriers.metrics);
  const served = {
    db,
    services,
    authentication: createAuthentication(services.clock),
    lanes: createLanes(),
    consumeCall: createCallQuota(services.config.KHEP_CALLS_PER_MINUTE),
  };
  const handlers = new Map(routes.map((route) => [route.endpoint.id, route.handler]));

  app.use(async (context, next) => {
    await next();
    if (isStopping()) context.res.headers.set('connection', 'close');
  });
  app.use((context, next) => workFor(clientNetwork(clientIp(context, services.config)), next));
  app.use(requestLog(services.log, metrics));
  app.use(compressResponses());
  app.use(securityHeaders(services.config));
  app.onError((error, context) => toErrorResponse(context, error, undefined));

  app.use(serveTrackingHosts(served, createTrackingPages({ ...served, isOwnHost: true })));
  app.use('/api/*', rejectCrossSite(services.config));
  app.use('/api/order-tracking/widget/*', limitWidgetOrigins(served));
  for (const endpoint of declared.toSorted((a, b) => (openLast(a) < openLast(b) ? -1 : 1))) {
    const handler = handlers.get(endpoint.id);
    const path = `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`.replace(/\/$/, '');
    app.on(endpoint.method, path, (context) => {
      context.set('route', `/api${endpoint.path}`);
      return dispatch(context, endpoint, handler, served);
    });
  }
  app.all('/api/*', (context) =>
    toErrorResponse(
      context,
      new ApiError({ status: 404, code: 'not_found', detail: 'Endpoint not found. See /docs/api.' }),
      undefined,
    ),
  );

  serveHealth(app, served, metrics, isStopping);
  servePaymentWebhooks(app, served);
  serveCallCallbacks(app, served);
  serveApiDocs(app);
  serveUploads(app, services);
  serveCourierWebhooks(app, served);
  serveShopifyWebhooks(app, served);
  serveWidgetScript(app, served);
  app.route('/', createProofLinks(served));
  app.route('/', createReportPages(served));
  app.route('/', createAnswerPages(served));
  app.route('/', createTrackingPages({ ...served, isOwnHost: false }));
  serveBuiltFiles(app, services.config);
  return app;
}

/** Sorts `/settings/sku/all` before `/settings/sku/{id}`: the first match handles the request. */
function openLast(endpoint: AnyEndpoint): string {
  return endpoint.path.replaceAll(/\{\w+\}/g, '\uffff');
}
