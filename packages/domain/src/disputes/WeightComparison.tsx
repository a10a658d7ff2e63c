import { dimensionNames } from '../packing/index.ts';
import { Stack, Table, Text } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { formatNumber, formatRupeeValue } from '../money/index.ts';
import type { Dimensions } from './evidence.ts';

const defaults = domainMessages.weightComparison;

/** A parcel as declared or as billed. Grams, centimetres, rupees with GST. */
export interface WeighedData {
  dead_g: number | null;
  size: Dimensions | null;
  volumetric_g: number | null;
  charged_g: number;
  cost: number;
}

export interface WeightComparisonProps {
  declared: WeighedData;
  billed: WeighedData;
  /** Grams on our scale at packing; null without a reading. */
  scale_g: number | null;
  /** Charges that make up the difference. */
  formula: string;
  /** The rate card. */
  card: string;
}

interface Line {
  name: string;
  declared: string;
  billed: string;
}

/** The declared and the billed parcel, measure by measure, with what the difference costs. */
export function WeightComparison({ declared, billed, scale_g, formula, card }: WeightComparisonProps) {
  const messages = useDomainMessages('weightComparison', defaults);
  const kilograms = (g: number | null) =>
    g === null ? messages.notGiven : messages.kilograms(formatNumber(g / 1000, 3));
  const side = (parcel: WeighedData, name: keyof Dimensions) =>
    parcel.size ? messages.centimetres(String(parcel.size[name])) : messages.notGiven;
  const lines: Line[] = [
    ...dimensionNames.map((name) => ({
      name: messages[name],
      declared: side(declared, name),
      billed: side(billed, name),
    })),
    {
      name: messages.volumetric,
      declared: kilograms(declared.volumetric_g),
      billed: kilograms(billed.volumetric_g),
    },
    { name: messages.dead, declared: kilograms(declared.dead_g), billed: kilograms(billed.dead_g) },
    ...(scale_g === null
      ? []
      : [{ name: messages.scale, declared: kilograms(scale_g), billed: messages.notGiven }]),
    { name: messages.charged, declared: kilograms(declared.charged_g), billed: kilograms(billed.charged_g) },
    { name: messages.cost, declared: formatRupeeValue(declared.cost), billed: formatRupeeValue(billed.cost) },
  ];
  const isHigher = ({ declared: ours, billed: theirs }: Line) =>
    ours !== theirs && theirs !== messages.notGiven;
  return (
    <Stack gap={8}>
      <Table
        label={messages.label}
        rows={lines}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', header: messages.measure, isRowHeader: true, cell: ({ name }) => name },
          { id: 'declared', header: messages.declared, align: 'end', cell: (line) => line.declared },
          {
            id: 'billed',
            header: messages.billed,
            align: 'end',
            cell: (line) =>
              isHigher(line) ? (
                <Text as="span" tone="critical" weight="semibold">
                  {line.billed}
                </Text>
              ) : (
                line.billed
              ),
          },
        ]}
      />
      <Text size="secondary" tone="second">
        {[formula, card].filter((text) => text !== '').join('. ')}
      </Text>
    </Stack>
  );
}
