import type { DisputeRow } from '@khep/api';
import { describeEvidence, disputeCategoryLabel } from '@khep/domain/disputes';
import { DisputeStatusBadge, EvidenceMarks } from '@khep/domain/disputes/ui';
import { formatKilograms, formatRupeeValue } from '@khep/domain/money';
import { CellLines, StatusBadge } from '@khep/ui';
import { columnsFor } from '../../patterns/list/columns.tsx';
import type { ListColumn } from '../../patterns/list/columns.tsx';
import { paths } from '../../paths.ts';

const column = columnsFor<DisputeRow>();
const kilograms = (g: number): string => formatKilograms(g, 2);
const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** The billed dimensions, else the billed weight of a category that has none. */
function billedDetail({ billed, category }: DisputeRow): string {
  if (category !== 'weight' && category !== 'dimensions') return disputeCategoryLabel(category);
  return billed.size
    ? `${billed.size.length}×${billed.size.width}×${billed.size.height}`
    : billed.dead_g === null
      ? ''
      : `weight ${kilograms(billed.dead_g)}`;
}

export const shipmentColumns: readonly ListColumn<DisputeRow>[] = [
  column.link({
    id: 'order',
    header: 'Shipment',
    isRowHeader: true,
    width: 180,
    card: 1,
    value: 'order_number',
    href: (row) => paths.orderDetails(row.order_id),
    secondary: (row) => `${row.awb} ${row.courier_name}`,
  }),
  column.text({
    id: 'items',
    header: 'Item and box',
    width: 125,
    card: 3,
    value: 'items',
    secondary: 'box_name',
  }),
  column.number({
    id: 'declared',
    header: 'Declared',
    value: (row) => row.declared.charged_g,
    format: kilograms,
    secondary: (row) =>
      row.declared.size
        ? `${row.declared.size.length}×${row.declared.size.width}×${row.declared.size.height}`
        : '',
  }),
  column.number({
    id: 'billed',
    header: 'Billed',
    value: (row) => row.billed.charged_g,
    format: kilograms,
    secondary: billedDetail,
  }),
];

/** At stake, and where it comes from. */
export const amountColumn = column.custom({
  id: 'amount',
  header: 'At stake',
  align: 'end',
  width: 120,
  isSortable: true,
  card: 2,
  value: 'amount',
  cell: (row) => (
    <CellLines
      secondary={
        row.more_slabs > 0
          ? `+${row.more_slabs} ${row.more_slabs === 1 ? 'slab' : 'slabs'}, zone ${row.zone}`
          : `zone ${row.zone}`
      }
    >
      {formatRupeeValue(row.amount)}
    </CellLines>
  ),
});

export const openColumns: readonly ListColumn<DisputeRow>[] = [
  ...shipmentColumns,
  amountColumn,
  column.custom({
    id: 'evidence',
    header: 'Evidence',
    width: 115,
    value: (row) => describeEvidence(row.evidence),
    cell: (row) => (
      <CellLines secondary={row.is_frozen ? 'weight confirmed by couriers' : describeEvidence(row.evidence)}>
        <EvidenceMarks kinds={row.evidence} />{' '}
        {row.is_frozen && (
          <StatusBadge shape="tag" tone="info">
            Frozen
          </StatusBadge>
        )}
      </CellLines>
    ),
  }),
  column.custom({
    id: 'expected_back',
    header: 'Expected back',
    align: 'end',
    width: 105,
    value: 'expected_back',
    cell: (row) =>
      row.expected_back === null || row.odds === null ? (
        '—'
      ) : (
        <CellLines
          secondary={
            row.is_frozen ? 'frozen weight' : `${percent(row.odds.share)} of ${row.odds.disputes} alike`
          }
        >
          {formatRupeeValue(row.expected_back)}
        </CellLines>
      ),
  }),
  column.custom({
    id: 'act_by',
    header: 'Deadline',
    width: 225,
    isSortable: true,
    card: 4,
    value: 'act_by',
    cell: (row) => <DisputeStatusBadge status={row.status} act_by={row.act_by} resolve_by={row.resolve_by} />,
  }),
];

export const closedColumns: readonly ListColumn<DisputeRow>[] = [
  ...shipmentColumns,
  column.money({ id: 'amount', header: 'At stake', isSortable: true, value: 'amount' }),
  column.money({ id: 'released', header: 'Released', card: 2, value: 'released' }),
  column.money({ id: 'debited', header: 'Debited', value: 'debited' }),
  column.custom({
    id: 'status',
    header: 'Outcome',
    width: 120,
    card: 4,
    value: 'status',
    cell: (row) => <DisputeStatusBadge status={row.status} act_by={row.act_by} resolve_by={row.resolve_by} />,
  }),
  column.date({ id: 'resolved_at', header: 'Resolved', width: 170, isSortable: true, value: 'resolved_at' }),
];
