import { calls } from '@khep/api';
import type { NdrTab } from '@khep/domain/ndr';
import type { BodyInputOf, NdrRow, QueryOf } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { ndrBucketLabels } from '@khep/domain/ndr';
import { describeSituation } from '@khep/domain/shipments';
import { CaseSummary, RtoRiskMeter } from '@khep/domain/ndr/ui';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import type { List, ListAction } from '../../patterns/list/defineList.ts';
import type { ListFilter } from '../../patterns/list/listFilters.ts';
import { formatDateTime } from '@khep/domain/days';
import { ReAttemptOnDay } from './ReAttemptOnDay.tsx';
import { courierFilter, paymentFilter } from '../../patterns/list/listFilters.ts';

type Endpoint = typeof calls.ndr.list;
type Param = keyof NonNullable<QueryOf<Endpoint>>;

const { custom, money, date, link: _link, text } = columnsFor<NdrRow>();

const columns = [
  custom({
    id: 'case',
    header: 'Case',
    width: 250,
    isRowHeader: true,
    card: 1,
    value: (row) => `${row.buyer_name}: ${row.reason}`,
    cell: (row) => <CaseSummary ndr={row} />,
  }),
  money({ id: 'value', header: 'At stake', card: 2, value: 'value' }),
  date({ id: 'deadline', header: 'Cut-off', width: 150, card: 3, value: 'deadline' }),
  custom({
    id: 'risk',
    header: 'RTO risk',
    width: 150,
    value: (row) => (row.risk ? Math.round(row.risk.share * 100) : null),
    cell: (row) => (row.risk ? <RtoRiskMeter risk={row.risk} /> : '—'),
  }),
  text({
    id: 'order',
    header: 'Order',
    width: 160,
    value: 'order_number',
    secondary: (row) => `${row.courier_name} ${row.awb}`,
  }),
  text({
    id: 'next',
    header: 'Next',
    width: 240,
    value: (row) => describeSituation(row.situation),
  }),
  text({ id: 'to', header: 'To', width: 140, value: 'city', secondary: 'pincode' }),
  text({ id: 'attempt', header: 'Last attempt', width: 160, value: (row) => formatDateTime(row.ndr_time) }),
];

const shared: readonly ListFilter<Param>[] = [
  { kind: 'anyOf', id: 'reason_ids', label: 'Reason', options: ndrBucketLabels },
  courierFilter,
  paymentFilter,
  { kind: 'oneOf', id: 'is_suspect', label: 'Fake', options: { true: 'Looks fake' } },
  { kind: 'oneOf', id: 'is_answered', label: 'Buyer', options: { true: 'Buyer answered' } },
];

/** One answer to the selected cases, as a job. */
const answerAll = (
  id: string,
  label: string,
  escalation: BodyInputOf<typeof calls.ndr.escalate>,
): ListAction<NdrRow> => ({
  id,
  label,
  max: 5000,
  isPrimary: id === 're-attempt',
  async run(rows, { client, invalidate, clearSelection }) {
    await client.call(
      calls.ndr.escalateBatch,
      { body: { dv_order_ids: rows.map((row) => row.dv_order_id), escalation } },
      { quiet: true },
    );
    await invalidate('jobs');
    clearSelection();
  },
});

const empty: Record<NdrTab, { title: string; description?: string }> = {
  'response-needed': { title: 'Nothing to answer', description: 'New failed deliveries appear here.' },
  'response-requested': { title: 'No answers are with couriers' },
  delivered: { title: 'No recovered deliveries in this period' },
  rto: { title: 'No returned cases in this period' },
};

const define = (status: NdrTab): List<Endpoint> =>
  defineList({
    id: `ndr-${status}`,
    label: 'Cases',
    noun: ['case', 'cases'],
    endpoint: calls.ndr.list,
    query: { status },
    rowKey: (row) => row.dv_order_id,
    rowLabel: (row) => row.order_number,
    searchLabel: 'Order, AWB, buyer or phone',
    // Open work shows every day: nothing open hides.
    filters:
      status === 'response-needed' || status === 'response-requested'
        ? [{ kind: 'dates', label: 'Attempt' }, ...shared]
        : [{ kind: 'dates', label: 'Attempt', defaultPreset: 'last7' }, ...shared],
    columns,
    summary: (rows) => formatRupeeValue(rows.reduce((sum, { value }) => sum + value, 0)),
    ...(status === 'response-needed' && {
      actions: [
        answerAll('return', 'Return', { escalation_type: 'RTO' }),
        answerAll('re-attempt', 'Re-attempt', { escalation_type: 'RE' }),
        { id: 're-attempt-day', label: 'Re-attempt on day', max: 5000, dialog: ReAttemptOnDay },
      ],
    }),
    download: 'csv',
    empty: empty[status],
    noPermission: 'Ask a brand owner for access to NDR.',
    refreshSeconds: 15,
  });

export const ndrLists: Record<NdrTab, List<Endpoint>> = {
  'response-needed': define('response-needed'),
  'response-requested': define('response-requested'),
  delivered: define('delivered'),
  rto: define('rto'),
};
