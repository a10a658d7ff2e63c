import { Callout, Checkbox, DimensionsField, Select, Stack, Text } from '@khep/ui';
import type { Dimensions } from '@khep/ui';
import { formatPercent } from '../money/index.ts';
import type { OrderedItem } from './packOrder.ts';
import { formatSides } from './boxData.ts';
import { packingObjectives } from './types.ts';
import type { BoxSize, Packing, PackingObjective, Sides } from './types.ts';
import { usePackInWorker } from './usePackInWorker.tsx';

export const objectiveWords: Record<PackingObjective, string> = {
  cost: 'Cheapest to ship',
  boxes: 'Fewest boxes',
  volume: 'Least volume',
};

/** Enough for what one order asks; the same that the server spends on it. */
const EFFORT = 0.5;

export interface PackingChoice {
  objective: PackingObjective;
  /** The sizes to use; all where none is named. */
  boxIds: readonly string[];
  /** A size at hand that the brand does not stock, cm; absent while there is none. */
  own?: Dimensions | undefined;
}

export interface PackingTrialProps {
  /** What is to be packed; empty where its sides are not known, and then nothing is tried. */
  items: readonly OrderedItem[];
  /** What people call the products, by code; the code where it is left out. */
  names?: ReadonlyMap<string, string>;
  /** The sizes that the brand stocks. */
  boxes: readonly BoxSize[];
  value: PackingChoice;
  onChange: (value: PackingChoice) => void;
  /** Room kept free along every wall, cm. @default 0 */
  padding?: number;
}

/** The size at hand, once all of its sides are there. */
export function wholeSides({ length, width, height }: Dimensions = {}): Sides | undefined {
  return length && width && height ? { length, width, height } : undefined;
}

/** The boxes that an aim may use. */
function boxesFor({ boxIds, own }: PackingChoice, boxes: readonly BoxSize[]): BoxSize[] {
  const sides = wholeSides(own);
  const chosen = boxes.filter(({ box_id }) => boxIds.includes(box_id));
  return [
    ...(chosen.length > 0 || sides ? chosen : boxes),
    ...(sides ? [{ box_id: 'own', name: 'The size at hand', ...sides }] : []),
  ];
}

/** Which boxes, how full and what is charged, in one line. */
function outcomeWords({ packed_boxes }: Packing): string {
  const names = Map.groupBy(packed_boxes, ({ name }) => name);
  const charged = packed_boxes.reduce(
    (sum, box) => sum + Math.max(box.total_weight, box.volumetric_weight),
    0,
  );
  const filled = packed_boxes.reduce((sum, box) => sum + box.volume_utilized, 0) / packed_boxes.length;
  return [
    [...names].map(([name, { length }]) => (length > 1 ? `${length} × ${name}` : name)).join(', '),
    `${formatPercent(filled, { decimals: 0 })} full`,
    `${Math.round(charged * 100) / 100} kg charged`,
  ].join(' · ');
}

/** By what aim and into which boxes an order is packed, with what becomes of it at once. */
export function PackingSimulator({ items, names, boxes, value, onChange, padding = 0 }: PackingTrialProps) {
  const packing = usePackInWorker(
    items.length > 0
      ? {
          items,
          boxes: boxesFor(value, boxes),
          options: { objective: value.objective, padding, effort: EFFORT },
        }
      : undefined,
  );
  const left = packing?.unpackable_items ?? [];
  return (
    <Stack gap={16}>
      <Select
        label="Choose boxes by"
        items={packingObjectives.map((id) => ({ id, label: objectiveWords[id] }))}
        value={value.objective}
        onChange={(id) =>
          onChange({ ...value, objective: packingObjectives.find((one) => one === id) ?? value.objective })
        }
      />
      <Stack gap={4}>
        <Text size="label" tone="second" weight="medium">
          Only these boxes (none ticked: all of them)
        </Text>
        {boxes.map((box) => (
          <Checkbox
            key={box.box_id}
            value={value.boxIds.includes(box.box_id)}
            onChange={(isOn) =>
              onChange({
                ...value,
                boxIds: isOn ? [...value.boxIds, box.box_id] : value.boxIds.filter((id) => id !== box.box_id),
              })
            }
          >
            {box.name} · {formatSides(box)}
          </Checkbox>
        ))}
        <Checkbox
          value={value.own !== undefined}
          onChange={(isOn) => onChange({ ...value, own: isOn ? {} : undefined })}
        >
          Another size that is at hand
        </Checkbox>
      </Stack>
      {value.own && (
        <DimensionsField
          label="Its inner sides"
          value={value.own}
          onChange={(own) => onChange({ ...value, own })}
        />
      )}
      {packing && (
        <Callout
          tone={left.length > 0 ? 'caution' : 'neutral'}
          title={left.length > 0 ? 'Not everything fits' : 'This packs as'}
        >
          {left.length > 0
            ? left
                .map((item) => `${item.quantity} × ${names?.get(item.sku_id) ?? item.sku_id}: ${item.reason}`)
                .join(' ')
            : outcomeWords(packing)}
        </Callout>
      )}
    </Stack>
  );
}
