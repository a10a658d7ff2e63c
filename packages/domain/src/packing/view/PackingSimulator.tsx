import { Callout, Checkbox, DimensionsField, Select, Stack, Text } from '@khep/ui';
import type { Dimensions } from '@khep/ui';
import { formatPercent } from '../../money/index.ts';
import type { OrderedItem } from '../pack/packOrder.ts';
import { formatSides } from './boxData.ts';
import { packingObjectives } from '../model/types.ts';
import type { BoxSize, Packing, PackingObjective, Sides } from '../model/types.ts';
import { usePackInWorker } from './usePackInWorker.tsx';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import type { DomainMessagesOf } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.packing;
type Words = DomainMessagesOf<'packing'>;

/** Enough for one order; the server uses the same effort. */
const EFFORT = 0.5;

export interface PackingChoice {
  objective: PackingObjective;
  /** Sizes to use; all if empty. */
  boxIds: readonly string[];
  /** A custom size in cm that isn't in the catalogue. */
  own?: Dimensions | undefined;
}

export interface PackingSimulatorProps {
  /** Items to pack; empty if dimensions are unknown, then nothing is packed. */
  items: readonly OrderedItem[];
  /** Product names by code; defaults to the code. */
  names?: ReadonlyMap<string, string>;
  /** Box sizes of the brand. */
  boxes: readonly BoxSize[];
  value: PackingChoice;
  onChange: (value: PackingChoice) => void;
  /** Clearance along every wall, cm. @default 0 */
  padding?: number;
}

/** Returns the custom size once all dimensions are entered. */
export function completeDimensions({ length, width, height }: Dimensions = {}): Sides | undefined {
  return length && width && height ? { length, width, height } : undefined;
}

/** Returns the boxes that may be used. */
function boxesFor({ boxIds, own }: PackingChoice, boxes: readonly BoxSize[], messages: Words): BoxSize[] {
  const sides = completeDimensions(own);
  const chosen = boxes.filter(({ box_id }) => boxIds.includes(box_id));
  return [
    ...(chosen.length > 0 || sides ? chosen : boxes),
    ...(sides ? [{ box_id: 'own', name: messages.customSize, ...sides }] : []),
  ];
}

/** Formats boxes, fill level and charged weight in one line. */
function formatOutcome({ packed_boxes }: Packing, messages: Words): string {
  const names = Map.groupBy(packed_boxes, ({ name }) => name);
  const charged = packed_boxes.reduce(
    (sum, box) => sum + Math.max(box.total_weight, box.volumetric_weight),
    0,
  );
  const filled = packed_boxes.reduce((sum, box) => sum + box.volume_utilized, 0) / packed_boxes.length;
  return [
    [...names].map(([name, { length }]) => (length > 1 ? `${length} × ${name}` : name)).join(', '),
    messages.full(formatPercent(filled, { decimals: 0 })),
    messages.charged(Math.round(charged * 100) / 100),
  ].join(' · ');
}

/** Selects the packing preference and boxes for an order, with an immediate preview. */
export function PackingSimulator({
  items,
  names,
  boxes,
  value,
  onChange,
  padding = 0,
}: PackingSimulatorProps) {
  const messages = useDomainMessages('packing', defaults);
  const packing = usePackInWorker(
    items.length > 0
      ? {
          items,
          boxes: boxesFor(value, boxes, messages),
          options: { objective: value.objective, padding, effort: EFFORT },
        }
      : undefined,
  );
  const left = packing?.unpackable_items ?? [];
  return (
    <Stack gap={16}>
      <Select
        label={messages.preference}
        items={packingObjectives.map((id) => ({ id, label: messages.objectives[id] }))}
        value={value.objective}
        onChange={(id) =>
          onChange({ ...value, objective: packingObjectives.find((one) => one === id) ?? value.objective })
        }
      />
      <Stack gap={4}>
        <Text size="label" tone="second" weight="medium">
          {messages.limitBoxes}
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
          {messages.withCustomSize}
        </Checkbox>
      </Stack>
      {value.own && (
        <DimensionsField
          label={messages.innerDimensions}
          value={value.own}
          onChange={(own) => onChange({ ...value, own })}
        />
      )}
      {packing && (
        <Callout
          tone={left.length > 0 ? 'caution' : 'neutral'}
          title={left.length > 0 ? messages.unpackable : messages.result}
        >
          {left.length > 0
            ? left
                .map((item) => `${item.quantity} × ${names?.get(item.sku_id) ?? item.sku_id}: ${item.reason}`)
                .join(' ')
            : formatOutcome(packing, messages)}
        </Callout>
      )}
    </Stack>
  );
}
