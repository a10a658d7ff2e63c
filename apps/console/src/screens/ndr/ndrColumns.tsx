import type { NdrRow } from '@khep/api';
import { formatDateTime } from '@khep/domain/days';
import { CaseReason, CaseSummary, RtoRiskMeter } from '@khep/domain/ndr/ui';
import { describeSituation } from '@khep/domain/shipments';
import { columnsFor } from '../../patterns/list/columns.tsx';

const { custom, money, date, text } = columnsFor<NdrRow>();

/** Columns of failed deliveries: the case, its value and its next step. */
export const ndrColumns = [
  custom({
    id: 'case',
    header: 'Case',
    width: 250,
    isRowHeader: true,
    card: 1,
    value: 'buyer_name',
    cell: (row) => <CaseSummary ndr={row} />,
  }),
  custom({
    id: 'reason',
    header: 'Reason',
    width: 190,
    card: 3,
    value: 'reason',
    cell: (row) => <CaseReason ndr={row} />,
  }),
  money({ id: 'value', header: 'At stake', card: 2, value: 'value' }),
  date({ id: 'deadline', header: 'Cut-off', width: 150, card: 4, value: 'deadline' }),
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
