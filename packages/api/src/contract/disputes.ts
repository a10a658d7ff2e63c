import { z } from 'zod';
import { byId, data, endpoint } from '../endpoint.ts';
import * as d from '../entities/dispute.ts';

import { ImportUpload } from '../entities/fields.ts';
import { ImportResult } from '../entities/sku.ts';

const ours = { module: 'dispute', errorMessage: 'Something went wrong', isExtension: true } as const;
const dispute = data(z.object({ dispute: d.Dispute }));

/** Charges that couriers billed above the declared parcel. */
export const disputes = {
  list: endpoint({
    id: 'disputes.list',
    method: 'GET',
    path: '/disputes',
    ...ours,
    query: d.DisputeFilter,
    response: data(d.DisputePage),
    rows: 'disputes',
  }),
  summary: endpoint({
    id: 'disputes.summary',
    method: 'GET',
    path: '/disputes/summary',
    ...ours,
    response: data(d.DisputeSummary),
  }),
  /** The shipment of an AWB, with what was declared. */
  shipment: endpoint({
    id: 'disputes.shipment',
    method: 'GET',
    path: '/disputes/shipment',
    ...ours,
    query: d.AwbQuery,
    response: data(d.DisputableShipment),
  }),
  /** The rows of one courier in its own format, to submit by email or its portal. */
  submission: endpoint({
    id: 'disputes.submission',
    method: 'GET',
    path: '/disputes/submission',
    ...ours,
    query: d.SubmissionFilter,
    response: 'blob',
    errorMessage: 'Failed to download',
  }),
  /** Disputes that are with each courier, and whether its support desk can be emailed. */
  submissions: endpoint({
    id: 'disputes.submissions',
    method: 'GET',
    path: '/disputes/submissions',
    ...ours,
    response: data(z.object({ submissions: z.array(d.Submission) })),
  }),
  /** Emails the rows of one courier to its support desk, in its own format. */
  submit: endpoint({
    id: 'disputes.submit',
    method: 'POST',
    path: '/disputes/submission',
    ...ours,
    body: d.SubmissionFilter,
    response: data(z.object({ sent_to: z.string(), disputes: z.number().int() })),
    errorMessage: 'Disputes not sent',
  }),
  settings: endpoint({
    id: 'disputes.settings',
    method: 'GET',
    path: '/disputes/settings',
    ...ours,
    response: data(d.DisputeSettings.extend({ version: z.number().int() })),
  }),
  saveSettings: endpoint({
    id: 'disputes.saveSettings',
    method: 'PUT',
    path: '/disputes/settings',
    ...ours,
    body: d.DisputeSettings,
    response: data(d.DisputeSettings.extend({ version: z.number().int() })),
    successMessage: 'Dispute rules saved',
    isVersioned: true,
  }),
  get: endpoint({
    id: 'disputes.get',
    method: 'GET',
    path: '/disputes/{id}',
    ...ours,
    params: byId,
    response: dispute,
  }),
  add: endpoint({
    id: 'disputes.add',
    method: 'POST',
    path: '/disputes',
    ...ours,
    body: d.DisputeDraft,
    response: dispute,
    successMessage: 'Dispute added',
    errorMessage: 'Failed to add dispute',
  }),
  saveEvidence: endpoint({
    id: 'disputes.saveEvidence',
    method: 'PUT',
    path: '/disputes/{id}/evidence',
    ...ours,
    params: byId,
    body: d.DisputeEvidence,
    response: dispute,
    successMessage: 'Evidence saved',
    errorMessage: 'Failed to save evidence',
    isVersioned: true,
  }),
  /** Accepts the billed charges: held money is debited. */
  accept: endpoint({
    id: 'disputes.accept',
    method: 'POST',
    path: '/disputes/accept',
    ...ours,
    body: d.DisputeIds,
    response: data(d.DisputeFailures),
  }),
  /** Disputes the billed charges with the evidence that there is. */
  raise: endpoint({
    id: 'disputes.raise',
    method: 'POST',
    path: '/disputes/raise',
    ...ours,
    body: d.DisputeIds,
    response: data(d.DisputeFailures),
  }),
  /** Records the courier's response. */
  resolve: endpoint({
    id: 'disputes.resolve',
    method: 'POST',
    path: '/disputes/{id}/resolve',
    ...ours,
    params: byId,
    body: d.DisputeOutcome,
    response: dispute,
    successMessage: 'Response recorded',
  }),
  reopen: endpoint({
    id: 'disputes.reopen',
    method: 'POST',
    path: '/disputes/{id}/reopen',
    ...ours,
    params: byId,
    response: dispute,
    successMessage: 'Dispute reopened',
  }),
  /** A courier's weight notice: a row for each AWB. */
  importNotices: endpoint({
    id: 'disputes.importNotices',
    method: 'POST',
    path: '/disputes/notices',
    ...ours,
    encoding: 'multipart',
    body: ImportUpload,
    response: data(ImportResult),
    successMessage: 'Weight notice imported',
    errorMessage: 'Failed to upload file!!! Please check again',
  }),
  /** A courier's responses: a row for each AWB. */
  importResponses: endpoint({
    id: 'disputes.importResponses',
    method: 'POST',
    path: '/disputes/responses',
    ...ours,
    encoding: 'multipart',
    body: ImportUpload,
    response: data(ImportResult),
    successMessage: 'Responses imported',
    errorMessage: 'Failed to upload file!!! Please check again',
  }),
};
