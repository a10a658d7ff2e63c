import { calls } from '@khep/api';
import type { NdrTab } from '@khep/domain/ndr';
import type { QueryOf } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { ndrBucketLabels } from '@khep/domain/ndr';
import { defineList } from '../../patterns/list/defineList.ts';
import type { List } from '../../patterns/list/defineList.ts';
import type { ListFilter } from '../../patterns/list/listFilters.ts';
import { ndrActions } from './ndrActions.ts';
import { ndrColumns } from './ndrColumns.tsx';
import { courierFilter, paymentFilter } from '../../patterns/list/listFilters.ts';

type Endpoint = typeof calls.ndr.list;
type Param = keyof NonNullable<QueryOf<Endpoint>>;

const shared: readonly ListFilter<Param>[] = [
  { kind: 'anyOf', id: 'reason_ids', label: 'Reason', options: ndrBucketLabels },
  courierFilter,
  paymentFilter,
  { kind: 'oneOf', id: 'is_suspect', label: 'Fake', options: { true: 'Looks fake' } },
  { kind: 'oneOf', id: 'is_answered', label: 'Buyer', options: { true: 'Buyer answered' } },
];

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
    columns: ndrColumns[status],
    summary: (rows) => formatRupeeValue(rows.reduce((sum, { value }) => sum + value, 0)),
    ...(status === 'response-needed' && { actions: ndrActions }),
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
