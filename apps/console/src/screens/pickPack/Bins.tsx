import { calls } from '@khep/api';
import type { BinChange, BinPage, BinStock, WarehouseLayoutDraft } from '@khep/api';
import { useCall, useCallInfinite, useMutation } from '@khep/api/hooks';
import { formatNumber } from '@khep/domain/money';
import { aisleName, binsOf } from '@khep/domain/warehouse';
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  Form,
  Grid,
  Inline,
  NumberField,
  SearchField,
  Select,
  SegmentedControl,
  Stack,
  Table,
  Text,
  TextField,
  toast,
} from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { CallContent } from '../../data/CallContent.tsx';
import { Counts } from './Counts.tsx';
import { SlottingCard } from './SlottingCard.tsx';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';

const firstLayout: WarehouseLayoutDraft = {
  aisles: 4,
  bays: 10,
  sides: 2,
  levels: 4,
  bay_width: 1,
  aisle_distance: 2.5,
  has_middle_cross: false,
  start: { aisle: 0, end: 'front' },
};

/** The bins of a warehouse: their layout, what is in them, and changes to it. */
export function Bins() {
  const [{ warehouse }, setUrl] = useUrlState({ warehouse: textParam() });
  const board = useCall(calls.pickPack.board, {
    query: warehouse === '' ? {} : { warehouse_id: warehouse },
  });
  return (
    <CallContent call={board}>
      {({ data: { warehouses, warehouse_id } }) =>
        warehouse_id === '' ? (
          <EmptyState
            title="No warehouse yet"
            description="Add a warehouse in Settings; its bins come here."
          />
        ) : (
          <Stack gap={16}>
            {warehouses.length > 1 && (
              <Inline gap={8}>
                <Select
                  label="Warehouse"
                  value={warehouse_id}
                  onChange={(id) => setUrl({ warehouse: id })}
                  items={warehouses.map(({ id, name }) => ({ id, label: name }))}
                />
              </Inline>
            )}
            <WarehouseBins key={warehouse_id} warehouse_id={warehouse_id} />
          </Stack>
        )
      }
    </CallContent>
  );
}

function WarehouseBins({ warehouse_id }: { warehouse_id: string }) {
  const call = useCall(calls.pickPack.bins, { params: { id: warehouse_id } });
  return (
    <CallContent call={call}>
      {({ data }) => (
        <Grid columns={{ base: 1, lg: 2 }} align="start">
          <Stack gap={16}>
            <BinChangeCard warehouse_id={warehouse_id} />
            <Counts warehouse_id={warehouse_id} />
            <LayoutCard key={JSON.stringify(data.layout)} warehouse_id={warehouse_id} page={data} />
          </Stack>
          <Stack gap={16}>
            <SlottingCard warehouse_id={warehouse_id} changes={changes} />
            <StockCard warehouse_id={warehouse_id} />
          </Stack>
        </Grid>
      )}
    </CallContent>
  );
}

const changes = ['pickPack.bins', 'pickPack.binStock', 'pickPack.board', 'pickPack.slotting'];

function LayoutCard({ warehouse_id, page }: { warehouse_id: string; page: BinPage }) {
  const [draft, setDraft] = useState(page.layout ?? firstLayout);
  const save = useMutation(calls.pickPack.saveLayout, {
    quiet: true,
    invalidates: changes,
    onSuccess: ({ data }) => toast.success(`${formatNumber(data.bins)} bins saved`),
  });
  const set = (part: Partial<WarehouseLayoutDraft>) => setDraft({ ...draft, ...part });
  const number = (
    name: 'aisles' | 'bays' | 'levels' | 'bay_width' | 'aisle_distance',
    label: string,
    unit?: string,
  ) => (
    <NumberField
      name={name}
      label={label}
      value={draft[name]}
      onChange={(value) => set({ [name]: value ?? 0 })}
      minValue={0}
      {...(unit !== undefined && { unit })}
    />
  );
  const bins = draft.aisles * draft.bays * draft.sides * draft.levels;
  const last = binsOf({
    ...draft,
    aisles: Math.min(Math.max(draft.aisles, 1), 26),
    bays: Math.min(draft.bays, 60),
    levels: Math.min(draft.levels, 9),
  }).at(-1);
  return (
    <Card
      title="Layout"
      description="Equal aisles with racks. Waves take the shortest walk through it; without one they go by bin names."
    >
      <Form
        errors={save.error?.fields ?? {}}
        problem={save.error && Object.keys(save.error.fields).length === 0 ? save.error.message : undefined}
        onSubmit={() =>
          void save.send({ params: { id: warehouse_id }, body: draft }, { ifMatch: page.version })
        }
      >
        <Grid columns={{ base: 1, md: 2 }}>
          {number('aisles', 'Aisles')}
          {number('bays', 'Racks along one side of an aisle')}
          {number('levels', 'Shelves of a rack')}
          {number('bay_width', 'Width of a rack', 'm')}
          {number('aisle_distance', 'From aisle to aisle', 'm')}
        </Grid>
        <SegmentedControl
          label="Racks stand"
          value={String(draft.sides)}
          onChange={(value) => set({ sides: value === '1' ? 1 : 2 })}
          items={[
            { id: '1', label: 'Left only' },
            { id: '2', label: 'Left and right' },
          ]}
        />
        <Checkbox
          name="has_middle_cross"
          value={draft.has_middle_cross}
          onChange={(value) => set({ has_middle_cross: value })}
        >
          There is a cross aisle halfway
        </Checkbox>
        <Inline gap={12}>
          <Select
            name="start"
            label="Walks begin at aisle"
            value={String(draft.start.aisle)}
            onChange={(value) => set({ start: { ...draft.start, aisle: Number(value) } })}
            items={Array.from({ length: Math.min(Math.max(draft.aisles, 1), 26) }, (_, aisle) => ({
              id: String(aisle),
              label: aisleName(aisle),
            }))}
          />
          <Select
            label="End of the aisle"
            value={draft.start.end}
            onChange={(value) => set({ start: { ...draft.start, end: value === 'back' ? 'back' : 'front' } })}
            items={[
              { id: 'front', label: 'Front, by rack 1' },
              { id: 'back', label: 'Back' },
            ]}
          />
        </Inline>
        <Text tone="second">
          {last
            ? `${formatNumber(bins)} bins, from A-01-1 to ${last.name}.`
            : 'Enter the numbers of the warehouse.'}
        </Text>
        <Inline gap={8}>
          <Button type="submit" isPending={save.isPending}>
            Save layout
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

const kinds: { id: BinChange['kind']; label: string; units: string; deed: string }[] = [
  { id: 'receipt', label: 'Put in', units: 'Units put in', deed: 'Put in' },
  { id: 'count', label: 'Count', units: 'Units in the bin', deed: 'Save count' },
  { id: 'transfer', label: 'Move', units: 'Units to move', deed: 'Move' },
  { id: 'damage', label: 'Write off', units: 'Damaged units', deed: 'Write off' },
];

function BinChangeCard({ warehouse_id }: { warehouse_id: string }) {
  const empty = { bin: '', sku_id: '', to_bin: '', quantity: undefined as number | undefined };
  const [kind, setKind] = useState(kinds[0]!);
  const [draft, setDraft] = useState(empty);
  const change = useMutation(calls.pickPack.changeBin, {
    quiet: true,
    invalidates: changes,
    onSuccess: (_, { body }) => {
      toast.success(`${kind.label}: ${body.quantity} × ${body.sku_id}, ${body.bin.toUpperCase()}`);
      setDraft({ ...empty, bin: draft.bin });
    },
  });
  const text = (name: 'bin' | 'sku_id' | 'to_bin', label: string) => (
    <TextField
      name={name}
      label={label}
      value={draft[name]}
      onChange={(value) => setDraft({ ...draft, [name]: value })}
      autoComplete="off"
    />
  );
  return (
    <Card
      title="Change a bin"
      description="Scan or type. A count and damage change the stock of the SKU too."
    >
      <Form
        errors={change.error?.fields ?? {}}
        problem={
          change.error && Object.keys(change.error.fields).length === 0 ? change.error.reason : undefined
        }
        onSubmit={() =>
          void change.send({
            params: { id: warehouse_id },
            body: {
              kind: kind.id,
              bin: draft.bin,
              sku_id: draft.sku_id,
              // Asked for by the server where it is missing.
              quantity: draft.quantity ?? Number.NaN,
              ...(kind.id === 'transfer' && { to_bin: draft.to_bin }),
            },
          })
        }
      >
        <SegmentedControl
          label="What happened"
          value={kind.id}
          onChange={(id) => setKind(kinds.find((one) => one.id === id) ?? kinds[0]!)}
          items={kinds.map(({ id, label }) => ({ id, label }))}
        />
        <Grid columns={{ base: 1, md: 2 }}>
          {text('bin', 'Bin')}
          {kind.id === 'transfer' && text('to_bin', 'To bin')}
          {text('sku_id', 'SKU')}
          <NumberField
            name="quantity"
            label={kind.units}
            value={draft.quantity}
            onChange={(quantity) => setDraft({ ...draft, quantity })}
            minValue={0}
          />
        </Grid>
        <Inline gap={8}>
          <Button type="submit" tone="accent" isPending={change.isPending}>
            {kind.deed}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

const columns: TableColumn<BinStock>[] = [
  { id: 'bin', header: 'Bin', isRowHeader: true, cell: ({ bin }) => bin },
  { id: 'sku', header: 'SKU', cell: ({ sku_id, sku_name }) => `${sku_id} · ${sku_name}` },
  { id: 'quantity', header: 'Units', align: 'end', cell: ({ quantity }) => formatNumber(quantity) },
  { id: 'reserved', header: 'In waves', align: 'end', cell: ({ reserved }) => formatNumber(reserved) },
];

function StockCard({ warehouse_id }: { warehouse_id: string }) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const list = useCallInfinite(calls.pickPack.binStock, {
    params: { id: warehouse_id },
    query: search === '' ? {} : { search },
  });
  return (
    <Card title="In bins">
      <Stack gap={16}>
        <SearchField
          label="Find a bin or a SKU"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            if (text === '') setSearch('');
          }}
          onSubmit={() => setSearch(typed.trim())}
        />
        <AsyncContent isLoading={list.isLoading} error={list.error} onRetry={() => void list.reload()}>
          {list.rows.length === 0 ? (
            <EmptyState
              title={search === '' ? 'No goods in bins yet' : 'No bin or SKU found'}
              description={
                search === ''
                  ? 'Put goods into bins, and waves say where to go.'
                  : 'Check the name or the code, or clear the search.'
              }
            />
          ) : (
            <Table
              label="Goods in bins"
              columns={columns}
              rows={[...list.rows]}
              rowKey={({ bin_id, sku_id }) => `${bin_id} ${sku_id}`}
            />
          )}
          {list.hasMore && (
            <Inline gap={8}>
              <Button isPending={list.isLoadingMore} onPress={list.loadMore}>
                Show more
              </Button>
            </Inline>
          )}
        </AsyncContent>
      </Stack>
    </Card>
  );
}
