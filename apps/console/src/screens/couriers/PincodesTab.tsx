import { calls } from '@khep/api';
import type { ResponseOf } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Callout, Card, DataGrid, Inline, Stack, Text } from '@khep/ui';
import { useMemo } from 'react';
import { formatDateTime } from '@khep/domain/days';
import { formatNumber } from '@khep/domain/money';
import { ImportFlow } from '../../patterns/ImportFlow.tsx';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';

interface Mapping {
  pincode: string;
  zone: string;
  is_active: boolean;
}
const column = columnsFor<Mapping>();

const pincodeList = (courier_id: number) =>
  defineList({
    id: 'pincode-mapping',
    label: 'PIN codes',
    noun: ['PIN code', 'PIN codes'],
    endpoint: calls.contracts.pincodes,
    params: { courier_id },
    rowKey: ({ pincode }) => pincode,
    rowLabel: ({ pincode }) => pincode,
    searchLabel: 'PIN code or zone',
    columns: [
      column.text({ id: 'pincode', header: 'PIN code', isRowHeader: true, card: 1, value: 'pincode' }),
      column.text({ id: 'zone', header: 'Zone', card: 2, value: 'zone' }),
      column.status({
        id: 'is_active',
        header: 'Status',
        card: 2,
        value: (one) => (one.is_active ? 'Active' : 'Inactive'),
        tone: (one) => (one.is_active ? 'positive' : 'neutral'),
      }),
    ],
    download: 'csv',
    empty: {
      title: 'No PIN codes mapped',
      description: "Zones follow from their definitions. Upload the courier's list to use its own zones.",
    },
  });

/** A courier's zone mapping: its PIN codes, the upload of a new list, and what the last upload changed. */
export function PincodesTab({ courier_id }: { courier_id: number }) {
  const list = useMemo(() => pincodeList(courier_id), [courier_id]);
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="space-between">
        <Text tone="second">Zone of the destination, before any definition.</Text>
        <ImportFlow
          endpoint={calls.contracts.pincodesAdd}
          type="pincode-mapping"
          params={{ courier_id }}
          title="Import PIN codes"
          description="A CSV or Excel file with a row for each PIN code"
          label="File of PIN codes"
          nounOf={(count) => (count === 1 ? 'PIN code' : 'PIN codes')}
          invalidates={['contracts']}
        >
          PIN codes that the file doesn&apos;t have stay as they are.
        </ImportFlow>
      </Inline>
      <LastUpload courier_id={courier_id} />
      <ListView list={list} />
    </Stack>
  );
}

/** The difference between the last upload and the mapping before it. */
function LastUpload({ courier_id }: { courier_id: number }) {
  const { data } = useCall(calls.contracts.pincodeChanges, { params: { courier_id } });
  const { upload, changes = [] } = data?.data ?? {};
  if (!upload) return null;
  const count = (number: number) => formatNumber(number);
  const summary = `${count(upload.added)} added, ${count(upload.changed)} changed, ${count(upload.same)} unchanged`;
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
