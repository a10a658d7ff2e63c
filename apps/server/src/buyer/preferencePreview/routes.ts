import { calls } from '@khep/api';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { loadDocumentSamples } from './documents.ts';
import { previewTrackingPage } from './trackingPage.ts';

/** Previews unsaved label, invoice and tracking preferences. */
export const routes: Route[] = [
  bindRoute(calls.preferencePreview.documents, async ({ session, db, services }) => ({
    data: await loadDocumentSamples(db, services, session.brand_id),
  })),
  bindRoute(calls.preferencePreview.trackingPage, async ({ session, body, db, services }) => ({
    data: await previewTrackingPage(db, services, session.brand_id, body),
  })),
];
