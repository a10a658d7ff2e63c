import { calls } from '@khep/api';
import type { DisputeRow } from '@khep/api';
import { disputeCategories, disputeCategoryLabel } from '@khep/domain/disputes';
import type { DisputeTab } from '@khep/domain/disputes';
import { formatRupeeValue } from '@khep/domain/money';
import { defineList } from '../../patterns/list/defineList.ts';
import type { BulkWork, List } from '../../patterns/list/defineList.ts';
import { closedColumns, openColumns } from './disputeColumns.tsx';
import { DisputeDetail } from './DisputeDetail.tsx';
import { disputeInvalidates } from './invalidates.ts';
import { courierFilter } from '../../patterns/list/listFilters.ts';

type ListEndpoint = typeof calls.disputes.list;

/** Sends the ids of rows, and returns the failures by row. */
const answer = (
  endpoint: typeof calls.disputes.accept | typeof calls.disputes.raise,
  success: string,
): BulkWork<DisputeRow> => ({
  success,
  invalidates: disputeInvalidates,
  async send(client, rows) {
    const { data } = await client.call(
      endpoint,
      { body: { dispute_ids: rows.map(({ id }) => id) } },
      { quiet: true },
    );
    return data.failures.map(({ id, message }) => ({ key: id, message }));
  },
});
const raise = answer(calls.disputes.raise, 'Charges disputed');

const sum = (rows: readonly DisputeRow[], read: (row: DisputeRow) => number) =>
  formatRupeeValue(Math.round(rows.reduce((total, row) => total + read(row), 0) * 100) / 100);

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
    ...(tab === 'raised' && {
      summary: (rows: readonly DisputeRow[]) =>
        `${sum(rows, ({ amount }) => amount)} at stake, about ${sum(rows, ({ expected_back }) => expected_back ?? 0)} expected back`,
      actions: [
        {
          id: 'accept',
          label: 'Accept',
          keys: 'a',
          confirm: (rows: readonly DisputeRow[]) => ({
            title: rows.length === 1 ? 'Accept charge?' : `Accept ${rows.length} charges?`,
            confirmLabel: rows.length === 1 ? 'Accept charge' : 'Accept charges',
            cancelLabel: 'Cancel',
            description: `${sum(rows, ({ held }) => held)} is debited from the wallet. You can't undo this.`,
          }),
          work: answer(calls.disputes.accept, 'Charges accepted'),
        },
        {
          id: 'dispute',
          label: 'Dispute with evidence',
          keys: 'd',
          isPrimary: true,
          run: (rows: readonly DisputeRow[], tools) => tools.run(rows, raise),
        },
      ],
    }),
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
