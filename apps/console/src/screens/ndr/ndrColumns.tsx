import type { NdrRow } from '@khep/api';
import { formatDate, formatDateTime } from '@khep/domain/days';
import type { NdrTab } from '@khep/domain/ndr';
import { CaseReason, CaseSummary, RtoRiskMeter } from '@khep/domain/ndr/ui';
import { describeSituation } from '@khep/domain/shipments';
import { columnsFor } from '../../patterns/list/columns.tsx';
import type { ListColumn } from '../../patterns/list/columns.tsx';

const { custom, money, date, text } = columnsFor<NdrRow>();

const caseColumn = custom({
  id: 'case',
  header: 'Case',
  width: 250,
  isRowHeader: true,
  card: 1,
  value: 'buyer_name',
  cell: (row) => <CaseSummary ndr={row} />,
  cardLine: (row) => `${row.order_number} · ${row.awb}`,
});
const reason = custom({
  id: 'reason',
  header: 'Reason',
  width: 190,
  card: 3,
  value: 'reason',
  cell: (row) => <CaseReason ndr={row} />,
});
const value = money({ id: 'value', header: 'At stake', card: 2, value: 'value' });
const order = text({
  id: 'order',
  header: 'Order',
  width: 205,
  value: 'order_number',
  // The AWB first: a long name of a courier is what may be cut.
  secondary: (row) => `${row.awb} ${row.courier_name}`,
});
const next = text({
  id: 'next',
  header: 'Next',
  width: 240,
  value: (row) => describeSituation(row.situation),
});
const to = text({ id: 'to', header: 'To', width: 140, value: 'city', secondary: 'pincode' });
const attempt = text({
  id: 'attempt',
  header: 'Last attempt',
  width: 160,
  value: (row) => formatDateTime(row.ndr_time),
});

/** Columns of cases that wait for an answer: the case, its value and its next step. */
const openColumns = [
  caseColumn,
  reason,
  value,
  date({ id: 'deadline', header: 'Cut-off', width: 150, card: 4, value: 'deadline' }),
  custom({
    id: 'risk',
    header: 'RTO risk',
    width: 150,
    value: (row) => (row.risk ? Math.round(row.risk.share * 100) : null),
    cell: (row) => (row.risk ? <RtoRiskMeter risk={row.risk} /> : '—'),
  }),
  order,
  next,
  to,
  attempt,
];

const answerColumn = text({
  id: 'answer',
  header: 'Answer',
  width: 205,
  grow: 1,
  value: ({ answer }) =>
    answer
      ? [answer.label, answer.re_attempt_date && formatDate(answer.re_attempt_date)]
          .filter(Boolean)
          .join(', ')
      : 'No answer',
  secondary: ({ answer }) => answer && [formatDateTime(answer.at), answer.by].filter(Boolean).join(', '),
});

/** Columns of ended cases: the answer, and what came of it. */
const answeredColumns = [
  { ...caseColumn, width: 205 },
  reason,
  { ...answerColumn, card: 4 as const, cardLine: ({ answer }: NdrRow) => answer?.detail },
  text({ id: 'result', header: 'Result', width: 190, grow: 1, value: ({ answer }) => answer?.detail ?? '' }),
  order,
  value,
  // Hidden at first, because the answer already implies them.
  ...[next, to, attempt].map((column) => ({ ...column, isHidden: true })),
];

/** Columns of answered cases that are with couriers: where the parcel is now comes before how it was answered. */
const requestedColumns = [
  { ...caseColumn, width: 190 },
  reason,
  text({
    id: 'next',
    header: 'Now',
    width: 190,
    card: 4,
    value: (row) => describeSituation(row.situation),
    secondary: ({ answer }) => answer?.detail,
  }),
  { ...answerColumn, width: 215 },
  { ...order, width: 235 },
  value,
  ...[to, attempt].map((column) => ({ ...column, isHidden: true })),
];

export const ndrColumns: Record<NdrTab, readonly ListColumn<NdrRow>[]> = {
  'response-needed': openColumns,
  'response-requested': requestedColumns,
  delivered: answeredColumns,
  rto: answeredColumns,
};
