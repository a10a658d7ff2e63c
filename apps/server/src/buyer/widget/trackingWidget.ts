import type { Hono, MiddlewareHandler } from 'hono';
import { ApiError } from '../../base/errors.ts';
import { loadTrackingBrand } from '../pages/trackingPage.ts';
import { widgetOrigins } from './widget.ts';
import { widgetScripts } from './widgetScript.ts';
import { chooseEncoding } from '../../platform/http/compression.ts';
import type { DispatchContext } from '../../platform/http/dispatch.ts';
import { toErrorResponse } from '../../platform/http/errorResponse.ts';
import type { Environment } from '../../platform/http/requestLog.ts';

/** Serves the scripts of the widget, all releases, to every site; its data is limited to the brand's. */
export function serveWidgetScript(app: Hono<Environment>, { services }: DispatchContext): void {
  const isDeployment = services.config.NODE_ENV === 'production';
  app.get('/widget/:version/khep-track.js', (context) => {
    const script = widgetScripts(isDeployment).find(context.req.path);
    if (script === undefined) return context.text('This version of the widget is not here.', 404);
    const encoding = chooseEncoding(context.req.header('accept-encoding'));
    const body = encoding === undefined ? script.plain : script[encoding];
    return context.body(new Uint8Array(body), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    });
  });
}

/** The brand of a widget's path; what can't be decoded is no brand's slug. */
function widgetSlug(path: string): string {
  const [slug = ''] = path.replace('/api/order-tracking/widget/', '').split('/');
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Lets pages of a brand's own sites read the widget's data, and refuses those of others. */
export function limitWidgetOrigins({ db, services }: DispatchContext): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined) return next();
    const slug = widgetSlug(context.req.path);
    const isOwn = URL.canParse(origin) && new URL(origin).host === context.req.header('host');
    const brand = isOwn ? undefined : await loadTrackingBrand(db, services, slug);
    if (!isOwn && !(brand && widgetOrigins(brand).has(origin))) {
      const detail = `${origin} is not a site of this brand. Add it to the tracking preference.`;
      return toErrorResponse(context, new ApiError({ status: 403, code: 'forbidden', detail }), undefined);
    }
    await next();
    context.header('access-control-allow-origin', origin);
    context.header('vary', 'Origin', { append: true });
    return undefined;
  };
}
