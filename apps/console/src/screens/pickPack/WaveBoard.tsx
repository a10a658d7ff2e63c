import { calls } from '@khep/api';
import type { Wave, WaveBoard as Board, WaveContent } from '@khep/api';
import { useMutation } from '@khep/api/hooks';
import { formatRecentTime } from '@khep/domain/days';
import { formatNumber } from '@khep/domain/money';
import { pickMessages, pickMessagesHindi } from '@khep/domain/warehouse/ui';
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
import { FloorMessages } from './FloorMessages.tsx';
import { usePickLanguage } from './usePickLanguage.ts';

const languages = { en: pickMessages, hi: pickMessagesHindi };
type Words = typeof pickMessages.waves;
const contents: readonly WaveContent[] = ['all', 'single', 'multi'];

interface WaveBoardProps {
  board: Board;
  onWarehouse: (id: string) => void;
  onPick: (wave_id: string) => void;
}

/** The boxes that wait to be picked, and the waves that are under way. */
export function WaveBoard({ board, onWarehouse, onPick }: WaveBoardProps) {
  const [language] = usePickLanguage();
  const words = languages[language].waves;
  return (
    <FloorMessages>
      <div lang={language}>
        <Stack gap={16}>
          {board.warehouses.length > 1 && (
            <Inline gap={8}>
              <Select
                label={words.warehouse}
                value={board.warehouse_id}
                onChange={onWarehouse}
                items={board.warehouses.map(({ id, name, waiting }) => ({
                  id,
                  label: `${name} (${waiting})`,
                }))}
              />
            </Inline>
          )}
          <Grid columns={{ base: 1, lg: 2 }} align="start">
            <Waiting key={board.warehouse_id} board={board} words={words} />
            <Waves waves={board.waves} words={words} onPick={onPick} />
          </Grid>
        </Stack>
      </div>
    </FloorMessages>
  );
}

function Waiting({ board: { waiting, warehouse_id, has_layout }, words }: { board: Board; words: Words }) {
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
        title={words.none}
        description={words.noneHelp}
        action={<LinkButton href={paths.newOrders()}>{words.newOrders}</LinkButton>}
      />
    );
  const chosen = waiting.filter(({ courier_id }) => couriers.includes(String(courier_id)));
  const boxes = chosen.reduce(
    (sum, one) =>
      sum + (content === 'all' ? one.boxes : content === 'single' ? one.single : one.boxes - one.single),
    0,
  );
  return (
    <Card title={words.waiting}>
      <Stack gap={16}>
        <ToggleChips
          label={words.couriers}
          description={chosen[0]?.leaves_at && words.firstLeaves(formatRecentTime(chosen[0].leaves_at, now))}
          value={couriers}
          onChange={setCouriers}
          items={waiting.map((one) => ({
            id: String(one.courier_id),
            label: one.courier_name,
            count: one.boxes,
          }))}
        />
        <SegmentedControl
          label={words.boxes}
          value={content}
          onChange={(id) => setContent(contents.find((one) => one === id) ?? 'all')}
          items={contents.map((id) => ({ id, label: words.contents[id] }))}
        />
        <NumberField
          label={words.totes}
          description={words.totesHelp}
          value={totes}
          onChange={setTotes}
          minValue={1}
          maxValue={40}
          errorMessage={create.error?.fields['totes']}
        />
        {!has_layout && <Callout title={words.byNames}>{words.byNamesHelp}</Callout>}
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
            {boxes === 0 ? words.start : words.startFor(boxes, formatNumber(boxes))}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

const stateTones = { packed: 'positive', picked: 'accent', picking: 'accent', open: 'neutral' } as const;

const stateOf = ({ state, picker }: Wave): keyof typeof stateTones => {
  if (state === 'packed' || state === 'picked') return state;
  return picker === '' ? 'open' : 'picking';
};

interface WavesProps {
  waves: readonly Wave[];
  words: Words;
  onPick: (wave_id: string) => void;
}

function Waves({ waves, words, onPick }: WavesProps) {
  const now = new Date(useNow());
  const [cancelled, setCancelled] = useState<Wave>();
  const cancel = useMutation(calls.pickPack.cancelWave, { invalidates: ['pickPack.board'] });
  if (waves.length === 0) return <EmptyState title={words.noWaves} description={words.noWavesHelp} />;
  return (
    <Stack gap={12}>
      {waves.map((wave) => {
        const state = stateOf(wave);
        const isPicking = wave.state === 'open';
        return (
          <Card
            key={wave.id}
            title={words.wave(wave.number)}
            actions={<StatusBadge tone={stateTones[state]}>{words.states[state]}</StatusBadge>}
          >
            <Stack gap={8}>
              <Text tone="second">
                {[
                  words.boxesOf(wave.boxes, formatNumber(wave.boxes)),
                  wave.couriers.join(', '),
                  wave.leaves_at && words.leaves(formatRecentTime(wave.leaves_at, now)),
                  wave.picker,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <ProgressBar
                label={(isPicking ? words.pickedBar : words.packedBar)(wave.number)}
                isLabelHidden
                value={isPicking ? wave.picked : wave.packed}
                max={Math.max(isPicking ? wave.pieces - wave.short : wave.boxes, 1)}
              />
              <Text tone="second">
                {isPicking
                  ? words.picked(wave.picked, wave.pieces - wave.short)
                  : words.packed(wave.packed, wave.boxes)}
                {wave.short > 0 && `, ${words.short(wave.short)}`}
              </Text>
              {wave.state !== 'packed' && (
                <Inline gap={8}>
                  {isPicking ? (
                    <Button tone="accent" onPress={() => onPick(wave.id)}>
                      {(wave.picker === '' ? words.pick : words.carryOn)(wave.number)}
                    </Button>
                  ) : (
                    <LinkButton href={paths.pack()}>{words.pack}</LinkButton>
                  )}
                  <Button onPress={() => setCancelled(wave)}>{words.cancel(wave.number)}</Button>
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
          title={words.cancelTitle(cancelled.number)}
          confirmLabel={words.cancel(cancelled.number)}
          cancelLabel={words.keep}
          onConfirm={async () => {
            await cancel.send({ params: { id: cancelled.id } });
            setCancelled(undefined);
          }}
        >
          {cancelled.picked > 0
            ? words.putBack(cancelled.picked, formatNumber(cancelled.picked))
            : words.waitAgain}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
