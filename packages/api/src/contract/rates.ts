import { z } from 'zod';
import { data, endpoint } from '../endpoint.ts';
import { ImportUpload } from '../entities/fields.ts';
import { FileNotes } from '../entities/mapping.ts';
import * as r from '../entities/rates.ts';

const ours = {
  module: 'rate calculator',
  errorMessage: 'Something went wrong',
  isExtension: true,
} as const;

/** Prices of parcels by every service, from the same function as a booking. */
export const rates = {
  /** Prices one parcel with every service. Books nothing. */
  calculate: endpoint({
    id: 'rates.calculate',
    method: 'GET',
    path: '/rate-calculator',
    ...ours,
    query: r.RateQuestion,
    response: data(r.RateAnswer),
  }),
  /** Starts a job that prices the parcels of a CSV or XLSX file. Its result is a CSV file. */
  file: endpoint({
    id: 'rates.file',
    method: 'POST',
    path: '/rate-calculator/file',
    ...ours,
    body: ImportUpload,
    encoding: 'multipart',
    response: data(z.object({ job_id: z.string(), rows: z.number().int(), notes: FileNotes.optional() })),
    errorMessage: 'Failed to upload file!!! Please check again',
  }),
  contracts: endpoint({
    id: 'rates.contracts',
    method: 'GET',
    path: '/rate-calculator/contracts',
    ...ours,
    response: data(z.object({ contracts: z.array(r.Contract) })),
  }),
  /** Prices all parcels of the last 30 days with two contracts. */
  replay: endpoint({
    id: 'rates.replay',
    method: 'GET',
    path: '/rate-calculator/replay',
    ...ours,
    query: r.ReplayQuestion,
    response: data(r.ReplayAnswer),
    lane: 'heavy',
  }),
};
