import { calls, mostTotes, mostWaveBoxes, noZone, waveContents } from '@khep/api';
import type { WaveBoard, WaveContent } from '@khep/api';
import { useCall, useMutation } from '@khep/api/hooks';
import { formatNumber } from '@khep/domain/money';
import { pickMessages, pickMessagesHindi } from '@khep/domain/warehouse/ui';
import {
  Button,
  Callout,
  Card,
  EmptyState,
  Grid,
  Inline,
  LinkButton,
  NumberField,
  Select,
  Stack,
  Text,
  ToggleChips,
} from '@khep/ui';
import { useState } from 'react';
import { useNow } from '../../data/useNow.ts';
import { paths } from '../../paths.ts';
import { floorTime } from './floorTime.ts';
import { usePickLanguage } from './usePickLanguage.ts';
import { useProblem } from './useProblem.ts';

const languages = { en: pickMessages, hi: pickMessagesHindi };
/** The item of a select for no choice. */
const noChoice = '';

/** Those of all that aren't left out: what begins to wait later is chosen too. */
function useChosen(all: readonly string[]) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = all.filter((id) => !leftOut.has(id));
  return {
    chosen,
    /** As the server reads it: empty for all. */
    asked: chosen.length === all.length ? [] : chosen,
    choose: (ids: readonly string[]) => setLeftOut(new Set(all.filter((id) => !ids.includes(id)))),
  };
}

/** A choice stays in its list after its last box went into a wave. */
const withChosen = (all: readonly string[], chosen: string): string[] =>
  chosen === noChoice || all.includes(chosen) ? [...all] : [...all, chosen].sort();

/** Chooses the boxes of the next waves, says how many they are, and starts the waves. */
export function StartWaves({ board }: { board: WaveBoard }) {
  const { waiting, choices, warehouse_id, has_layout } = board;
  const [language] = usePickLanguage();
  const words = languages[language].waves;
  const said = useProblem();
  const now = new Date(useNow());
  const couriers = useChosen(waiting.map(({ courier_id }) => String(courier_id)));
  const zones = useChosen(choices.zones.map(({ zone }) => zone));
  const [contents, setContents] = useState<WaveContent>('all');
  const [leavesBy, setLeavesBy] = useState(noChoice);
  const [tag, setTag] = useState(noChoice);
  const [totes, setTotes] = useState<number | undefined>(12);
  const create = useMutation(calls.pickPack.createWaves, {
    quiet: true,
    invalidates: ['pickPack.board', 'pickPack.countWaiting'],
  });
  const choice = {
    warehouse_id,
    courier_ids: couriers.asked.map(Number),
    zones: zones.asked,
    contents,
    ...(leavesBy !== noChoice && { leaves_by: leavesBy }),
    ...(tag !== noChoice && { tag }),
  };
  const isNothing = couriers.chosen.length === 0 || zones.chosen.length === 0;
  const count = useCall(calls.pickPack.countWaiting, isNothing ? null : { query: choice }, { quiet: true });
  if (waiting.length === 0)
    return (
      <EmptyState
        title={words.none}
        description={words.noneHelp}
        action={<LinkButton href={paths.newOrders()}>{words.newOrders}</LinkButton>}
      />
    );
  const match = isNothing ? { boxes: 0, orders: 0 } : count.data?.data;
  const boxes = Math.min(match?.boxes ?? 0, mostWaveBoxes);
  const first = waiting.find(({ courier_id }) => couriers.chosen.includes(String(courier_id)))?.leaves_at;
  const times = withChosen(choices.leaves_at, leavesBy);
  const tags = withChosen(choices.tags, tag);
  return (
    <Card title={words.waiting}>
      <Stack gap={16}>
        <ToggleChips
          label={words.couriers}
          description={first && words.firstLeaves(floorTime(first, now, language))}
          value={couriers.chosen}
          onChange={couriers.choose}
          items={waiting.map((one) => ({
            id: String(one.courier_id),
            label: one.courier_name,
            count: one.boxes,
          }))}
        />
        {choices.zones.length > 1 && (
          <ToggleChips
            label={words.zones}
            value={zones.chosen}
            onChange={zones.choose}
            items={choices.zones.map(({ zone, boxes: inZone }) => ({
              id: zone,
              label: zone === noZone ? words.noZone : zone,
              count: inZone,
            }))}
          />
        )}
        <Grid columns={{ base: 1, md: 2 }} gap={16} align="start">
          <Select
            label={words.boxes}
            value={contents}
            onChange={(id) => setContents(waveContents.find((one) => one === id) ?? 'all')}
            items={waveContents.map((id) => ({ id, label: words.contents[id] }))}
          />
          {times.length > 1 && (
            <Select
              label={words.leavesBy}
              description={words.leavesByHelp}
              value={leavesBy}
              onChange={setLeavesBy}
              items={[
                { id: noChoice, label: words.anyTime },
                ...times.map((id) => ({ id, label: floorTime(id, now, language) })),
              ]}
            />
          )}
          {tags.length > 0 && (
            <Select
              label={words.priority}
              description={words.priorityHelp}
              value={tag}
              onChange={setTag}
              items={[{ id: noChoice, label: words.allOrders }, ...tags.map((id) => ({ id, label: id }))]}
            />
          )}
          <NumberField
            label={words.totes}
            description={words.totesHelp}
            value={totes}
            onChange={setTotes}
            minValue={1}
            maxValue={mostTotes}
            errorMessage={create.error?.fields['totes']}
          />
        </Grid>
        {!has_layout && <Callout title={words.byNames}>{words.byNamesHelp}</Callout>}
        {create.error && create.error.fields['totes'] === undefined && (
          <Callout tone="critical" title={said(create.error).reason} isAlert />
        )}
        {count.error && match === undefined ? (
          <Callout
            tone="critical"
            title={words.notCounted}
            actions={
              <Button size="small" isPending={count.isRefreshing} onPress={() => void count.reload()}>
                {words.countAgain}
              </Button>
            }
          />
        ) : (
          <div role="status">
            <Text>{match === undefined ? words.counting : matchText(match, words)}</Text>
          </div>
        )}
        <Inline gap={8}>
          <Button
            tone="accent"
            isPending={create.isPending}
            isDisabled={boxes === 0 || totes === undefined}
            onPress={() => {
              if (totes !== undefined) void create.send({ body: { ...choice, totes } });
            }}
          >
            {boxes === 0 ? words.start : words.startFor(boxes, formatNumber(boxes))}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function matchText(
  { boxes, orders }: { boxes: number; orders: number },
  words: typeof pickMessages.waves,
): string {
  if (boxes === 0) return words.noMatch;
  const all = words.match(boxes, formatNumber(boxes), orders, formatNumber(orders));
  return boxes > mostWaveBoxes ? `${all} ${words.mostAtOnce(formatNumber(mostWaveBoxes))}` : all;
}
