import { calls } from '@khep/api';
import { disputeCategories, disputeCategoryLabel, sumStakes } from '@khep/domain/disputes';
import type { DisputeTab } from '@khep/domain/disputes';
import { defineList } from '../../patterns/list/defineList.ts';
import type { List } from '../../patterns/list/defineList.ts';
import { closedColumns, openColumns } from './disputeColumns.tsx';
import { DisputeDetail } from './DisputeDetail.tsx';
import { disputeAnswers } from './disputeAnswers.ts';
import { courierFilter } from '../../patterns/list/listFilters.ts';

type ListEndpoint = typeof calls.disputes.list;

/** One list of disputes. Its rows open to the evidence. */
function define(
  tab: DisputeTab,
  init: Pick<List<ListEndpoint>, 'id' | 'label' | 'columns' | 'empty'>,
): List<ListEndpoint> {
  return defineList({
    ...init,
    noun: ['dispute', 'disputes'],
    endpoint: calls.disputes.list,
    query: { tab },
    rowLabel: (row) => `${row.order_number}, AWB ${row.awb}`,
    searchLabel: 'AWB, order or item',
    detail: (row) => <DisputeDetail row={row} />,
    filters: [
      ...(tab === 'raised'
        ? ([
            {
              kind: 'oneOf',
              id: 'status',
              label: 'Status',
              options: { NEW: 'To answer', DISPUTED: 'With the courier' },
            },
          ] as const)
        : []),
      courierFilter,
      {
        kind: 'oneOf',
        id: 'evidence',
        label: 'Evidence',
        options: { complete: 'All five photos', some: 'Some photos', none: 'No photos' },
      },
      {
        kind: 'anyOf',
        id: 'category',
        label: 'Category',
        options: disputeCategories.map((id) => ({ id, label: disputeCategoryLabel(id) })),
      },
    ],
    ...(tab === 'raised' && { summary: sumStakes, actions: disputeAnswers }),
    download: 'csv',
  });
}

export const disputeLists: Record<DisputeTab, List<ListEndpoint>> = {
  raised: define('raised', {
    id: 'disputes-raised',
    label: 'Raised disputes',
    columns: openColumns,
    empty: {
      title: 'No weight differs',
      description: "Import a courier's weight notice, or add a dispute.",
    },
  }),
  resolved: define('resolved', {
    id: 'disputes-resolved',
    label: 'Resolved disputes',
    columns: closedColumns,
    empty: { title: 'No resolved disputes', description: "Couriers' responses appear here." },
  }),
  expired: define('expired', {
    id: 'disputes-expired',
    label: 'Expired disputes',
    columns: closedColumns,
    empty: { title: 'No expired disputes', description: 'Charges that no one answers in time appear here.' },
  }),
};
