import { emailedPageOf } from '@khep/domain/analytics';
import type { ReportPage } from '@khep/tracking/page';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { rhythmText } from '../../overview/analytics/emailed/emails.ts';
import { decideOutside, findOutsideView } from '../../overview/analytics/emailed/outsideAddresses.ts';
import type { OutsideView } from '../../overview/analytics/emailed/outsideAddresses.ts';
import { verifyOutsideToken } from '../../overview/analytics/emailed/outsideTokens.ts';
import type { OutsideUse } from '../../overview/analytics/emailed/outsideTokens.ts';
import { clientIp, clientNetwork } from '../../platform/http/clientAddress.ts';
import type { DispatchContext } from '../../platform/http/dispatch.ts';
import type { Environment } from '../../platform/http/requestLog.ts';
import { setPageHeaders } from './sendPage.ts';
import { consumeLookup } from './trackingPage.ts';
import { loadRenderer } from './trackingRenderer.ts';

/** Each link shows its own question only while it can be answered. */
const statusOf = (use: OutsideUse, state: OutsideView['state']): ReportPage['status'] => {
  if (state === 'stopped') return 'stopped';
  if (use === 'stop') return 'stop';
  return state === 'waiting' ? 'ask' : 'confirmed';
};

const ended: ReportPage = { status: 'ended', brand: '', title: '', rhythm: '', filters: '' };

/** The pages on which someone outside a brand confirms or stops a page of its analytics by email. The signed link is all they need. */
export function createReportPages({ db, services }: DispatchContext): Hono<Environment> {
  const app = new Hono<Environment>({ strict: false });

  async function send(context: Context<Environment>, use: OutsideUse, view: OutsideView | undefined) {
    const renderer = await loadRenderer();
    if (renderer === undefined) return context.text("The tracking page isn't built. Run: npm run build", 503);
    setPageHeaders(context, renderer);
    const page: ReportPage = view
      ? {
          status: statusOf(use, view.state),
          brand: view.brand,
          title: emailedPageOf(view.report.page).title,
          rhythm: rhythmText(view.report),
          filters: view.filterText,
        }
      : ended;
    return context.html(renderer.reportPage({ page, path: context.req.path }), view ? 200 : 404);
  }

  /** The address of the link. Forged, expired and removed ones look alike. */
  const keyOf = (context: Context<Environment>, use: OutsideUse) => {
    consumeLookup(db, services, clientNetwork(clientIp(context, services.config)));
    return verifyOutsideToken(services, use, context.req.param('token') ?? '');
  };

  for (const use of ['confirm', 'stop'] as const) {
    app.get(`/d/report/${use}/:token`, async (context) => {
      const key = keyOf(context, use);
      return send(context, use, key && (await findOutsideView(db, key)));
    });

    // The form has no fields, and a mail program that stops with one click sends its own: the body isn't read.
    app.post(`/d/report/${use}/:token`, async (context) => {
      const key = keyOf(context, use);
      if (key) await decideOutside(db, services, key, use === 'confirm' ? 'confirmed' : 'stopped');
      return send(context, use, key && (await findOutsideView(db, key)));
    });
  }

  return app;
}
