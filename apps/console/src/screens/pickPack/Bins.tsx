import { calls } from '@khep/api';
import type { BinChange, BinPage, BinStock, WarehouseLayoutDraft } from '@khep/api';
import { useCall, useCallInfinite, useMutation } from '@khep/api/hooks';
import { formatNumber } from '@khep/domain/money';
import { aisleName, binsOf } from '@khep/domain/warehouse';
import { binsMessages, binsMessagesHindi, pickMessages, pickMessagesHindi } from '@khep/domain/warehouse/ui';
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
import { FloorMessages } from './FloorMessages.tsx';
import { GoodsOnTheWay } from './GoodsOnTheWay.tsx';
import { SlottingCard } from './SlottingCard.tsx';
import { usePickLanguage } from './usePickLanguage.ts';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { useProblem } from './useProblem.ts';

const languages = {
  en: { ...binsMessages, ...pickMessages },
  hi: { ...binsMessagesHindi, ...pickMessagesHindi },
};

/** The texts of bins in the language of this device. */
function useWords() {
  const [language] = usePickLanguage();
  return languages[language].bins;
}

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
  const [language] = usePickLanguage();
  const { bins: words, waves } = languages[language];
  return (
    <FloorMessages>
      <div lang={language}>
        <CallContent call={board}>
          {({ data: { warehouses, warehouse_id } }) =>
            warehouse_id === '' ? (
              <EmptyState title={words.noWarehouse} description={words.noWarehouseHelp} />
            ) : (
              <Stack gap={16}>
                {warehouses.length > 1 && (
                  <Inline gap={8}>
                    <Select
                      label={waves.warehouse}
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
      </div>
    </FloorMessages>
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
            <GoodsOnTheWay warehouse_id={warehouse_id} />
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
  const words = useWords();
  const [draft, setDraft] = useState(page.layout ?? firstLayout);
  const save = useMutation(calls.pickPack.saveLayout, {
    quiet: true,
    invalidates: changes,
    onSuccess: ({ data }) => toast.success(words.saved(formatNumber(data.bins))),
  });
  const said = useProblem();
  const problem = save.error && said(save.error);
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
      unit={unit}
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
    <Card title={words.layout} description={words.layoutHelp}>
      <Form
        errors={problem?.fields ?? {}}
        problem={problem && Object.keys(problem.fields).length === 0 ? problem.reason : undefined}
        onSubmit={() =>
          void save.send({ params: { id: warehouse_id }, body: draft }, { ifMatch: page.version })
        }
      >
        <Grid columns={{ base: 1, md: 2 }}>
          {number('aisles', words.aisles)}
          {number('bays', words.bays)}
          {number('levels', words.levels)}
          {number('bay_width', words.bayWidth, words.metres)}
          {number('aisle_distance', words.aisleDistance, words.metres)}
        </Grid>
        <SegmentedControl
          label={words.sides}
          value={String(draft.sides)}
          onChange={(value) => set({ sides: value === '1' ? 1 : 2 })}
          items={[
            { id: '1', label: words.oneSide },
            { id: '2', label: words.bothSides },
          ]}
        />
        <Checkbox
          name="has_middle_cross"
          value={draft.has_middle_cross}
          onChange={(value) => set({ has_middle_cross: value })}
        >
          {words.middleCross}
        </Checkbox>
        <Inline gap={12}>
          <Select
            name="start"
            label={words.startAisle}
            value={String(draft.start.aisle)}
            onChange={(value) => set({ start: { ...draft.start, aisle: Number(value) } })}
            items={Array.from({ length: Math.min(Math.max(draft.aisles, 1), 26) }, (_, aisle) => ({
              id: String(aisle),
              label: aisleName(aisle),
            }))}
          />
          <Select
            label={words.startEnd}
            value={draft.start.end}
            onChange={(value) => set({ start: { ...draft.start, end: value === 'back' ? 'back' : 'front' } })}
            items={[
              { id: 'front', label: words.front },
              { id: 'back', label: words.back },
            ]}
          />
        </Inline>
        <Text tone="second">
          {last ? words.binsTo(formatNumber(bins), 'A-01-1', last.name) : words.enterNumbers}
        </Text>
        <Inline gap={8}>
          <Button type="submit" isPending={save.isPending}>
            {words.saveLayout}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

const kinds: readonly BinChange['kind'][] = ['receipt', 'count', 'transfer', 'damage'];

function BinChangeCard({ warehouse_id }: { warehouse_id: string }) {
  const words = useWords();
  const empty = { bin: '', sku_id: '', to_bin: '', quantity: undefined as number | undefined };
  const [kind, setKind] = useState<BinChange['kind']>('receipt');
  const [draft, setDraft] = useState(empty);
  const change = useMutation(calls.pickPack.changeBin, {
    quiet: true,
    invalidates: changes,
    onSuccess: (_, { body }) => {
      toast.success(
        words.changed(words.kinds[kind].label, body.quantity, body.sku_id, body.bin.toUpperCase()),
      );
      setDraft({ ...empty, bin: draft.bin });
    },
  });
  const said = useProblem();
  const problem = change.error && said(change.error);
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
    <Card title={words.change} description={words.changeHelp}>
      <Form
        errors={problem?.fields ?? {}}
        problem={problem && Object.keys(problem.fields).length === 0 ? problem.reason : undefined}
        onSubmit={() =>
          void change.send({
            params: { id: warehouse_id },
            body: {
              kind,
              bin: draft.bin,
              sku_id: draft.sku_id,
              // Asked for by the server where it is missing.
              quantity: draft.quantity ?? Number.NaN,
              ...(kind === 'transfer' && { to_bin: draft.to_bin }),
            },
          })
        }
      >
        <SegmentedControl
          label={words.happened}
          value={kind}
          onChange={(id) => setKind(kinds.find((one) => one === id) ?? 'receipt')}
          items={kinds.map((id) => ({ id, label: words.kinds[id].label }))}
        />
        <Grid columns={{ base: 1, md: 2 }}>
          {text('bin', words.bin)}
          {kind === 'transfer' && text('to_bin', words.toBin)}
          {text('sku_id', words.sku)}
          <NumberField
            name="quantity"
            label={words.kinds[kind].units}
            value={draft.quantity}
            onChange={(quantity) => setDraft({ ...draft, quantity })}
            minValue={0}
          />
        </Grid>
        <Inline gap={8}>
          <Button type="submit" tone="accent" isPending={change.isPending}>
            {words.kinds[kind].deed}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

const columnsIn = (words: typeof binsMessages.bins): TableColumn<BinStock>[] => [
  { id: 'bin', header: words.bin, isRowHeader: true, cell: ({ bin }) => bin },
  { id: 'sku', header: words.sku, cell: ({ sku_id, sku_name }) => `${sku_id} · ${sku_name}` },
  { id: 'quantity', header: words.units, align: 'end', cell: ({ quantity }) => formatNumber(quantity) },
  { id: 'reserved', header: words.inWaves, align: 'end', cell: ({ reserved }) => formatNumber(reserved) },
];

function StockCard({ warehouse_id }: { warehouse_id: string }) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const list = useCallInfinite(calls.pickPack.binStock, {
    params: { id: warehouse_id },
    query: search === '' ? {} : { search },
  });
  return (
    <Card title={words.stock}>
      <Stack gap={16}>
        <SearchField
          label={words.find}
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
              title={search === '' ? words.noStock : words.notFound}
              description={search === '' ? words.noStockHelp : words.notFoundHelp}
            />
          ) : (
            <Table
              label={words.stockTable}
              columns={columnsIn(words)}
              rows={[...list.rows]}
              rowKey={({ bin_id, sku_id }) => `${bin_id} ${sku_id}`}
            />
          )}
          {list.hasMore && (
            <Inline gap={8}>
              <Button isPending={list.isLoadingMore} onPress={list.loadMore}>
                {words.more}
              </Button>
            </Inline>
          )}
        </AsyncContent>
      </Stack>
    </Card>
  );
}
