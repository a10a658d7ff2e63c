import type { SavedMapping } from '@khep/api';
import { Button, Page, Stack } from '@khep/ui';
import { useCallback, useState } from 'react';
import { ListView } from '../../patterns/list/ListView.tsx';
import { FilesCard } from './FilesCard.tsx';
import { MappingDrawer } from './MappingDrawer.tsx';
import { mappingList } from './mappingList.ts';

/** Columns of files by source: the next file of a source is recognized. */
export default function DataMapper() {
  /** The mapping in the drawer; null is a new one. */
  const [editing, setEditing] = useState<SavedMapping | null>();
  const rowActions = useCallback(
    (mapping: SavedMapping) => [{ id: 'edit', label: 'Edit', onAction: () => setEditing(mapping) }],
    [],
  );
  const add = (
    <Button tone="accent" onPress={() => setEditing(null)}>
      Add mapping
    </Button>
  );
  return (
    <>
      <Page
        title="Data mapper"
        description="Columns of the files that you import. Each import saves its columns here, and recognizes the next file."
        actions={add}
      >
        <Stack gap={24}>
          <ListView list={mappingList} emptyAction={add} rowActions={rowActions} onRowAction={setEditing} />
          <FilesCard />
        </Stack>
      </Page>
      {editing !== undefined && <MappingDrawer mapping={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
