import { data, endpoint } from '../endpoint.ts';
import { GstFileFilter, GstFilter, GstMonth } from '../entities/finance.ts';

const ours = { module: 'finance', errorMessage: 'Something went wrong', isExtension: true } as const;

/** GST from issued invoices and credit notes. */
export const finance = {
  gst: endpoint({
    id: 'finance.gst',
    method: 'GET',
    path: '/finance/gst',
    ...ours,
    query: GstFilter,
    response: data(GstMonth),
  }),
  /** GSTR-1 as the portal takes it, or all its rows as CSV. */
  gstFile: endpoint({
    id: 'finance.gstFile',
    method: 'GET',
    path: '/finance/gst/file',
    ...ours,
    query: GstFileFilter,
    response: 'blob',
    errorMessage: 'Failed to download file!!! try another format',
  }),
};
