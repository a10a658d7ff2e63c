import { calls } from '@khep/api';
import type { ResponseOf } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatDateTime } from '@khep/domain/days';
import { formatNumber } from '@khep/domain/money';
import { Callout, Card, DataGrid } from '@khep/ui';
import { columnsFor } from '../../patterns/list/columns.tsx';

type Change = ResponseOf<typeof calls.contracts.pincodeChanges>['data']['changes'][number];
const changeColumn = columnsFor<Change>();
/** "B, inactive" */
const mapped = (zone: string, is_active: boolean | null) =>
  is_active === null ? zone : `${zone}, ${is_active ? 'active' : 'inactive'}`;
const changeColumns = [
  changeColumn.text({ id: 'pincode', header: 'PIN code', isRowHeader: true, card: 1, value: 'pincode' }),
  changeColumn.text({
    id: 'before',
    header: 'Zone before',
    card: 3,
    value: (one) => (one.zone_before === null ? 'Not mapped' : mapped(one.zone_before, one.is_active_before)),
  }),
  changeColumn.text({
    id: 'zone',
    header: 'Zone now',
    card: 2,
    value: (one) => mapped(one.zone, one.is_active),
  }),
];

/** The difference between the last upload and the mapping before it. */
export function PincodeChanges({ courier_id }: { courier_id: number }) {
  const { data } = useCall(calls.contracts.pincodeChanges, { params: { courier_id } });
  const { upload, changes = [] } = data?.data ?? {};
  if (!upload) return null;
  const summary = `${formatNumber(upload.added)} added, ${formatNumber(upload.changed)} changed, ${formatNumber(upload.same)} unchanged`;
  if (changes.length === 0)
    return (
      <Callout tone="info">
        The last upload, {formatDateTime(upload.at)}, changed nothing: {summary}.
      </Callout>
    );
  return (
    <Card
      title="Changed by the last upload"
      description={`${summary} · ${formatDateTime(upload.at)}${upload.by && `, ${upload.by}`}`}
      padding="none"
    >
      <DataGrid
        label="Changed PIN codes"
        rows={changes}
        rowKey={({ pincode }) => pincode}
        columns={changeColumns}
        height="320px"
      />
    </Card>
  );
}
