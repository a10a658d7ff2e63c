import { calls } from '@khep/api';
import type { Box } from '@khep/api';
import { useCallInfinite, useClient } from '@khep/api/hooks';
import { Button, CellLines, DataGrid, EmptyState, Inline, Stack } from '@khep/ui';
import type { DataGridColumn } from '@khep/ui';
import { useMemo, useState } from 'react';
import { LoadError } from '../../data/AsyncContent.tsx';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { useAction } from '../../data/useAction.ts';
import { useBoxes } from '../../data/useLookups.ts';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { BoxDrawer } from './BoxDrawer.tsx';
import { PackingPreferenceDrawer } from './PackingPreferenceDrawer.tsx';
import { ImportBoxes } from './ImportCatalogue.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { RowMenu } from './RowMenu.tsx';
import { formatVolume, formatDimensions } from './formatMeasures.ts';

function columnsOf(edit: (box: Box) => void, remove: (box: Box) => void): DataGridColumn<Box>[] {
  return [
    {
      id: 'name',
      header: 'Box',
      width: 180,
      grow: 2,
      isRowHeader: true,
      priority: 1,
      cell: (box) => (
        <CellLines secondary={box.package_id === '' ? 'No code' : box.package_id}>{box.name}</CellLines>
      ),
    },
    {
      id: 'sides',
      header: 'Inside',
      width: 160,
      priority: 3,
      cell: (box) => (
        <CellLines secondary={formatVolume(box.length, box.width, box.height)}>
          {formatDimensions(box.length, box.width, box.height)}
        </CellLines>
      ),
    },
    {
      id: 'weight_capacity',
      header: 'Carries',
      width: 110,
      grow: 0,
      align: 'end',
      priority: 2,
      cell: (box) => (box.weight_capacity > 0 ? `${box.weight_capacity} kg` : 'No limit'),
    },
    {
      id: 'actions',
      header: 'Actions',
      width: 84,
      grow: 0,
      align: 'end',
      priority: 4,
      cell: (box) => (
        <RowMenu
          label={`Actions for ${box.name}`}
          items={[
            { id: 'edit', label: 'Edit', onAction: () => edit(box) },
            { id: 'delete', label: 'Delete', tone: 'critical', onAction: () => remove(box) },
          ]}
        />
      ),
    },
  ];
}

/** Every size of box that the brand stocks. */
export function BoxList() {
  const client = useClient();
  const [filter, setFilter] = useUrlState({ box_search: textParam() });
  /** The box in the drawer; null is a new one. */
  const [editing, setEditing] = useState<Box | null>();
  const [removing, setRemoving] = useState<Box>();
  const [isPreferring, setPreferring] = useState(false);
  const { preference, isLoading } = useBoxes();
  const columns = useMemo(() => columnsOf(setEditing, setRemoving), []);
  const remove = useAction(calls.box.remove, { invalidates: ['box'] });
  const list = useCallInfinite(
    calls.box.list,
    { query: { ...(filter.box_search !== '' && { search: filter.box_search }) } },
    ({ data }) => ({ rows: data.boxes, next: data.next, total: data.total_count }),
  );

  if (list.error && list.rows.length === 0)
    return <LoadError error={list.error} onRetry={() => void list.reload()} />;

  const add = (
    <Button tone="accent" onPress={() => setEditing(null)}>
      Add box
    </Button>
  );
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="space-between" align="end">
        <ListFilters
          label="Search boxes"
          search={filter.box_search}
          onSearch={(box_search) => setFilter({ box_search })}
        />
        <Inline gap={12}>
          <Button isDisabled={isLoading} onPress={() => setPreferring(true)}>
            How boxes are chosen
          </Button>
          <ImportBoxes />
          <DownloadButton
            file={() => client.call(calls.box.download)}
            name="boxes.csv"
            failure={calls.box.download.errorMessage}
          />
          {add}
        </Inline>
      </Inline>
      <DataGrid
        label="Boxes"
        rows={list.rows}
        rowKey={(box) => box.id}
        rowLabel={(box) => box.name}
        columns={columns}
        isLoading={list.isLoading}
        {...(list.error && { error: list.error.message })}
        onRetry={() => void list.reload()}
        onRowAction={setEditing}
        {...(list.total !== undefined && { totalCount: list.total })}
        hasMore={list.hasMore}
        isLoadingMore={list.isLoadingMore}
        onLoadMore={list.loadMore}
        empty={
          filter.box_search === '' ? (
            <EmptyState
              title="No boxes yet"
              description="Add the sizes on your shelf, and every order gets the smallest that fits."
              action={add}
            />
          ) : (
            <EmptyState kind="no-match" description="Change the search." />
          )
        }
      />
      {editing !== undefined && <BoxDrawer box={editing} onClose={() => setEditing(undefined)} />}
      {isPreferring && (
        <PackingPreferenceDrawer preference={preference} onClose={() => setPreferring(false)} />
      )}
      <ConfirmDelete
        name={removing?.name}
        confirmLabel="Delete box"
        isPending={remove.isPending}
        onClose={() => setRemoving(undefined)}
        onRemove={async () =>
          removing !== undefined && (await remove.run({ params: { id: removing.id } })).ok
        }
      >
        Orders that are packed in it keep it. New orders can no longer be packed in it.
      </ConfirmDelete>
    </Stack>
  );
}
