import { calls } from '@khep/api';
import type { Wave, WaveBoard as Board, WaveContent } from '@khep/api';
import { useMutation } from '@khep/api/hooks';
import { formatRecentTime } from '@khep/domain/days';
import { formatNumber } from '@khep/domain/money';
import {
  Button,
  Callout,
  Card,
  ConfirmDialog,
  EmptyState,
  Grid,
  Inline,
  LinkButton,
  NumberField,
  ProgressBar,
  SegmentedControl,
  Select,
  Stack,
  StatusBadge,
  Text,
  ToggleChips,
} from '@khep/ui';
import { useState } from 'react';
import { useNow } from '../../data/useNow.ts';
import { paths } from '../../paths.ts';

const contents: { id: WaveContent; label: string }[] = [
  { id: 'all', label: 'All boxes' },
  { id: 'single', label: 'One piece' },
  { id: 'multi', label: 'More pieces' },
];

const count = (units: number, one: string, many: string) =>
  `${formatNumber(units)} ${units === 1 ? one : many}`;

interface WaveBoardProps {
  board: Board;
  onWarehouse: (id: string) => void;
  onPick: (wave_id: string) => void;
}

/** The boxes that wait to be picked, and the waves that are under way. */
export function WaveBoard({ board, onWarehouse, onPick }: WaveBoardProps) {
  return (
    <Stack gap={16}>
      {board.warehouses.length > 1 && (
        <Inline gap={8}>
          <Select
            label="Warehouse"
            value={board.warehouse_id}
            onChange={onWarehouse}
            items={board.warehouses.map(({ id, name, waiting }) => ({ id, label: `${name} (${waiting})` }))}
          />
        </Inline>
      )}
      <Grid columns={{ base: 1, lg: 2 }} align="start">
        <Waiting key={board.warehouse_id} board={board} />
        <Waves waves={board.waves} onPick={onPick} />
      </Grid>
    </Stack>
  );
}

function Waiting({ board: { waiting, warehouse_id, has_layout } }: { board: Board }) {
  const now = new Date(useNow());
  const [couriers, setCouriers] = useState<readonly string[]>(
    waiting.map(({ courier_id }) => String(courier_id)),
  );
  const [content, setContent] = useState<WaveContent>('all');
  const [totes, setTotes] = useState<number | undefined>(12);
  const create = useMutation(calls.pickPack.createWaves, {
    quiet: true,
    invalidates: ['pickPack.board'],
  });
  if (waiting.length === 0)
    return (
      <EmptyState
        title="No box waits to be picked"
        description="Boxes appear here once a courier is allocated."
        action={<LinkButton href={paths.newOrders()}>Open New orders</LinkButton>}
      />
    );
  const chosen = waiting.filter(({ courier_id }) => couriers.includes(String(courier_id)));
  const boxes = chosen.reduce(
    (sum, one) =>
      sum + (content === 'all' ? one.boxes : content === 'single' ? one.single : one.boxes - one.single),
    0,
  );
  return (
    <Card title="Waiting">
      <Stack gap={16}>
        <ToggleChips
          label="Couriers, the first to leave first"
          description={
            chosen[0]?.leaves_at && `The first leaves ${formatRecentTime(chosen[0].leaves_at, now)}.`
          }
          value={couriers}
          onChange={setCouriers}
          items={waiting.map((one) => ({
            id: String(one.courier_id),
            label: one.courier_name,
            count: one.boxes,
          }))}
        />
        <SegmentedControl
          label="Boxes"
          value={content}
          onChange={(id) => setContent(contents.find((one) => one.id === id)?.id ?? 'all')}
          items={contents}
        />
        <NumberField
          label="Totes on a cart"
          description="Each tote takes one box. A wave is one walk with one cart."
          value={totes}
          onChange={setTotes}
          minValue={1}
          maxValue={40}
          errorMessage={create.error?.fields['totes']}
        />
        {!has_layout && (
          <Callout title="Walks go by bin names">
            With a layout in Bins, each wave takes the shortest walk.
          </Callout>
        )}
        {create.error && Object.keys(create.error.fields).length === 0 && (
          <Callout tone="critical" title={create.error.reason} isAlert />
        )}
        <Inline gap={8}>
          <Button
            tone="accent"
            isPending={create.isPending}
            isDisabled={boxes === 0 || totes === undefined}
            onPress={() =>
              void create.send({
                body: {
                  warehouse_id,
                  courier_ids: couriers.map(Number),
                  contents: content,
                  totes,
                },
              })
            }
          >
            {boxes === 0 ? 'Start waves' : `Start waves for ${count(boxes, 'box', 'boxes')}`}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

const stateOf = (wave: Wave): { label: string; tone: 'neutral' | 'accent' | 'positive' | 'caution' } => {
  if (wave.state === 'packed') return { label: 'Packed', tone: 'positive' };
  if (wave.state === 'picked') return { label: 'To pack', tone: 'accent' };
  return wave.picker === ''
    ? { label: 'To pick', tone: 'neutral' }
    : { label: 'Being picked', tone: 'accent' };
};

function Waves({ waves, onPick }: { waves: readonly Wave[]; onPick: (wave_id: string) => void }) {
  const now = new Date(useNow());
  const [cancelled, setCancelled] = useState<Wave>();
  const cancel = useMutation(calls.pickPack.cancelWave, { invalidates: ['pickPack.board'] });
  if (waves.length === 0)
    return <EmptyState title="No waves yet" description="Start waves for the boxes that wait." />;
  return (
    <Stack gap={12}>
      {waves.map((wave) => {
        const { label, tone } = stateOf(wave);
        const name = `Wave ${wave.number}`;
        const isPicking = wave.state === 'open';
        return (
          <Card key={wave.id} title={name} actions={<StatusBadge tone={tone}>{label}</StatusBadge>}>
            <Stack gap={8}>
              <Text tone="second">
                {[
                  count(wave.boxes, 'box', 'boxes'),
                  wave.couriers.join(', '),
                  wave.leaves_at && `leaves ${formatRecentTime(wave.leaves_at, now)}`,
                  wave.picker,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <ProgressBar
                label={isPicking ? `${name}, picked` : `${name}, packed`}
                isLabelHidden
                value={isPicking ? wave.picked : wave.packed}
                max={Math.max(isPicking ? wave.pieces - wave.short : wave.boxes, 1)}
              />
              <Text tone="second">
                {isPicking
                  ? `${wave.picked} of ${wave.pieces - wave.short} pieces picked`
                  : `${wave.packed} of ${wave.boxes} boxes packed`}
                {wave.short > 0 && `, ${wave.short} short`}
              </Text>
              {wave.state !== 'packed' && (
                <Inline gap={8}>
                  {isPicking ? (
                    <Button tone="accent" onPress={() => onPick(wave.id)}>
                      {wave.picker === '' ? `Pick ${name.toLowerCase()}` : `Continue ${name.toLowerCase()}`}
                    </Button>
                  ) : (
                    <LinkButton href={paths.pack()}>Pack</LinkButton>
                  )}
                  <Button onPress={() => setCancelled(wave)}>Cancel {name.toLowerCase()}</Button>
                </Inline>
              )}
            </Stack>
          </Card>
        );
      })}
      {cancelled && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setCancelled(undefined)}
          title={`Cancel wave ${cancelled.number}?`}
          confirmLabel={`Cancel wave ${cancelled.number}`}
          cancelLabel="Keep it"
          onConfirm={async () => {
            await cancel.send({ params: { id: cancelled.id } });
            setCancelled(undefined);
          }}
        >
          {cancelled.picked > 0
            ? `Put the ${count(cancelled.picked, 'picked piece', 'picked pieces')} back into their bins: the stock counts them there. Its boxes wait for another wave.`
            : 'Its boxes wait for another wave.'}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
