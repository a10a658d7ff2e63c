import { calls } from '@khep/api';
import { Inline, Stack, Text } from '@khep/ui';
import { useMemo } from 'react';
import { ImportFlow } from '../../patterns/ImportFlow.tsx';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { PincodeChanges } from './PincodeChanges.tsx';

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
        card: 3,
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
      <PincodeChanges courier_id={courier_id} />
      <ListView list={list} />
    </Stack>
  );
}
