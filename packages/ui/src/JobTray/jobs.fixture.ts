import type { Job } from './job.ts';

/** One job per status, newest first. */
export const someJobs: readonly Job[] = [
  {
    id: 'labels',
    label: 'Creating 1,000 labels',
    status: 'running',
    done: 312,
    total: 1000,
    detail: '312 of 1,000',
    canCancel: true,
  },
  { id: 'import', label: 'Importing orders_nov.csv', status: 'waiting', canCancel: true },
  {
    id: 'rates',
    label: 'Reconciling the Delhivery invoice',
    status: 'failed',
    detail: 'The file has no AWB column.',
    canRetry: true,
  },
  {
    id: 'orders',
    label: 'Orders from fair.csv',
    status: 'partial',
    detail: 'The orders that were refused are in a file with the reasons. · 12 created · 1 refused',
    result: { label: 'Download to-correct-fair.csv', onPress: () => {} },
  },
  {
    id: 'report',
    label: 'Settlement report, October',
    status: 'done',
    detail: '1,904 lines',
    result: { label: 'Download', href: '#report.csv', download: 'settlement-october.csv' },
  },
];
