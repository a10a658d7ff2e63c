import { Hono } from 'hono';
import { ApiError, notFound } from '../../base/errors.ts';
import { loadProof, verifyProofLink } from '../../aftercare/ndr/proof.ts';
import { consumeLookup } from '../pages/trackingPage.ts';
import { clientIp, clientNetwork } from '../../platform/http/clientAddress.ts';
import type { DispatchContext } from '../../platform/http/dispatch.ts';
import type { Environment } from '../../platform/http/requestLog.ts';

/** Serves the files of reports of fake attempts to couriers, who have no login. The signed link names one file. */
export function createProofLinks({ db, services }: DispatchContext): Hono<Environment> {
  const app = new Hono<Environment>({ strict: false });
  app.get('/d/proof/:token', async (context) => {
    consumeLookup(db, services, clientNetwork(clientIp(context, services.config)));
    const link = verifyProofLink(services, context.req.param('token'));
    try {
      if (!link) throw notFound('file');
      const { bytes, type } = (await loadProof(db, services, link, link.name)).file;
      return context.body(new Uint8Array(bytes ?? []), 200, {
        'content-type': type,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      return context.text('This link has expired. Ask the seller for the file.', 404);
    }
  });
  return app;
}
