import { data, endpoint } from '../endpoint.ts';
import * as p from '../entities/preferencePreview.ts';

const ours = { module: 'settings', isExtension: true } as const;

/** Previews of unsaved preferences, from the models and templates that print. */
export const preferencePreview = {
  documents: endpoint({
    id: 'preferencePreview.documents',
    method: 'GET',
    path: '/preferences/preview/documents',
    ...ours,
    response: data(p.DocumentSamples),
    errorMessage: 'Failed to load preview',
  }),
  trackingPage: endpoint({
    id: 'preferencePreview.trackingPage',
    method: 'POST',
    path: '/preferences/preview/tracking-page',
    ...ours,
    body: p.TrackingPreviewRequest,
    response: data(p.TrackingPreview),
    errorMessage: 'Failed to load preview',
  }),
};
