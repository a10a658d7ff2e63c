import { calls } from '@khep/api';
import type { WalletEntry } from '@khep/api';
import { statementKindLabels } from '@khep/domain/documents';
import { formatRupeeValue } from '@khep/domain/money';
import { Link } from '@khep/ui';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';

const column = columnsFor<WalletEntry>();

/** "+₹20,000.00", "−₹83.19"; a hold or a claim says that it is one. */
function describeAmount({ amount, held_amount, claimed_amount }: WalletEntry): string {
  if (amount !== 0) return `${amount > 0 ? '+' : ''}${formatRupeeValue(amount)}`;
  if (claimed_amount !== 0) return `claimed ${formatRupeeValue(claimed_amount)}`;
  return held_amount > 0
    ? `held ${formatRupeeValue(held_amount)}`
    : `released ${formatRupeeValue(-held_amount)}`;
}

/** All entries of the wallet, newest first, with the balance after each. */
export const ledger = defineList({
  id: 'wallet-ledger',
  label: 'Ledger',
  noun: ['entry', 'entries'],
  endpoint: calls.wallet.history,
  rowLabel: (entry) => `${statementKindLabels[entry.kind]} ${entry.reference}`,
  searchLabel: 'AWB, order or payment',
  filters: [
    { kind: 'anyOf', id: 'kinds', label: 'Kind', options: statementKindLabels },
    { kind: 'dates', label: 'Date' },
  ],
  columns: [
    column.text({
      id: 'kind',
      header: 'What',
      isRowHeader: true,
      card: 1,
      value: (entry) => statementKindLabels[entry.kind],
      secondary: (entry) => entry.note || entry.by,
    }),
    column.text({ id: 'reference', header: 'Reference', card: 3, value: 'reference' }),
    {
      ...column.text({ id: 'order', header: 'Order', value: 'order_number' }),
      cell: ({ order_id, order_number }) =>
        order_id === null || order_number === '' ? (
          '—'
        ) : (
          <Link href={paths.orderDetails(order_id)}>{order_number}</Link>
        ),
    },
    column.custom({
      id: 'amount',
      header: 'Amount',
      align: 'end',
      width: 150,
      card: 2,
      value: describeAmount,
      cell: describeAmount,
    }),
    column.money({ id: 'balance', header: 'Balance', width: 130, value: 'balance' }),
    column.money({ id: 'held', header: 'Held', width: 120, value: 'held', isHidden: true }),
    column.date({ id: 'at', header: 'When', width: 160, card: 4, value: 'at' }),
  ],
  download: calls.billing.statement,
  empty: {
    title: 'No entries yet',
    description:
      'Top-ups, holds and charges appear here. An entry is never changed; a mistake gets another one.',
  },
});
