import { calls } from '@khep/api';
import type { Box } from '@khep/api';
import { Button, Inline, Stack } from '@khep/ui';
import { useCallback, useState } from 'react';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { boxColumns } from './boxColumns.ts';
import { BoxDrawer } from './BoxDrawer.tsx';
import { ImportBoxes } from './ImportCatalogue.tsx';
import { PackingPreferences } from './PackingPreferences.tsx';

const list = defineList({
  id: 'boxes',
  label: 'Boxes',
  noun: ['box', 'boxes'],
  endpoint: calls.box.list,
  rowLabel: (box) => box.name,
  searchLabel: 'Name or code',
  columns: boxColumns,
  removal: {
    label: 'Delete box',
    consequence: "Existing orders aren't affected. New orders can't use this box.",
    send: (client, box) => client.call(calls.box.remove, { params: { id: box.id } }),
    invalidates: ['box'],
  },
  download: calls.box.download,
  empty: {
    title: 'No boxes yet',
    description: 'Add the box sizes you stock to get box suggestions for orders.',
  },
});

/** Every box size of the brand. */
export function BoxList() {
  /** The box in the drawer; null is a new one. */
  const [editing, setEditing] = useState<Box | null>();
  const rowActions = useCallback(
    (box: Box) => [{ id: 'edit', label: 'Edit', onAction: () => setEditing(box) }],
    [],
  );
  const add = (
    <Button tone="accent" onPress={() => setEditing(null)}>
      Add box
    </Button>
  );
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="end">
        <PackingPreferences />
        <ImportBoxes />
        {add}
      </Inline>
      <ListView list={list} rowActions={rowActions} onRowAction={setEditing} emptyAction={add} />
      {editing !== undefined && <BoxDrawer box={editing} onClose={() => setEditing(undefined)} />}
    </Stack>
  );
}
