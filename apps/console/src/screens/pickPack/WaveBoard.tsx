import { calls } from '@khep/api';
import type { Wave, WaveBoard as Board } from '@khep/api';
import { useMutation } from '@khep/api/hooks';
import { formatNumber } from '@khep/domain/money';
import { pickMessages, pickMessagesHindi } from '@khep/domain/warehouse/ui';
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Grid,
  Inline,
  LinkButton,
  ProgressBar,
  Select,
  Stack,
  StatusBadge,
  Text,
} from '@khep/ui';
import { useState } from 'react';
import { useNow } from '../../data/useNow.ts';
import { paths } from '../../paths.ts';
import { FloorMessages } from './FloorMessages.tsx';
import { floorTime } from './floorTime.ts';
import { StartWaves } from './StartWaves.tsx';
import { usePickLanguage } from './usePickLanguage.ts';

const languages = { en: pickMessages, hi: pickMessagesHindi };
type Words = typeof pickMessages.waves;

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
            <StartWaves key={board.warehouse_id} board={board} />
            <Waves waves={board.waves} words={words} onPick={onPick} />
          </Grid>
        </Stack>
      </div>
    </FloorMessages>
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
  const [language] = usePickLanguage();
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
                  wave.leaves_at && words.leaves(floorTime(wave.leaves_at, now, language)),
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
