import {
  Page,
  Stack,
  StatusBadge,
  Table,
  Text,
  toCssColor,
  lightPalette,
  moreContrastPalette,
  tones,
  type Oklch,
  type Palette,
} from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast } from './contrast.ts';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Pair {
  use: string;
  ink: Oklch;
  ground: Oklch;
  /** 4.5 for words, 3 for edges and pictures. */
  least: 4.5 | 3;
}

const pairsOf = (palette: Palette): Pair[] => [
  { use: 'Text', ink: palette.ink, ground: palette.surface, least: 4.5 },
  { use: 'Text on the page', ink: palette.ink, ground: palette.canvas, least: 4.5 },
  { use: 'Second text', ink: palette.inkSecond, ground: palette.surface, least: 4.5 },
  { use: 'Third text', ink: palette.inkThird, ground: palette.surface, least: 4.5 },
  { use: 'Third text on a sunken ground', ink: palette.inkThird, ground: palette.sunken, least: 4.5 },
  { use: 'Link', ink: palette.accent, ground: palette.surface, least: 4.5 },
  { use: 'Words on the main button', ink: palette.onAccent, ground: palette.accent, least: 4.5 },
  { use: 'Edge of a control', ink: palette.controlBorder, ground: palette.surface, least: 3 },
  ...tones.flatMap((tone): Pair[] => [
    { use: `${tone}: words`, ink: palette.tone[tone].ink, ground: palette.tone[tone].soft, least: 4.5 },
    {
      use: `${tone}: on solid`,
      ink: palette.tone[tone].onSolid,
      ground: palette.tone[tone].solid,
      least: 4.5,
    },
  ]),
];

/** Words in the pair's colours; for an edge, a box that has it. */
const Sample = ({ ink, ground, least }: Pair) => (
  <span
    style={{
      display: 'inline-block',
      color: least === 3 ? 'var(--khep-color-ink)' : toCssColor(ink),
      background: toCssColor(ground),
      padding: '4px 10px',
      borderRadius: 6,
      border: `1px solid ${least === 3 ? toCssColor(ink) : 'var(--khep-color-line)'}`,
    }}
  >
    {least === 3 ? 'Edge' : 'खेप Khep ₹1,234'}
  </span>
);

const columns = [
  { id: 'use', header: 'Where', cell: (pair: Pair) => pair.use, isRowHeader: true },
  { id: 'sample', header: 'Looks', cell: (pair: Pair) => <Sample {...pair} /> },
  {
    id: 'ratio',
    header: 'Contrast',
    align: 'end' as const,
    cell: (pair: Pair) => `${contrast(pair.ink, pair.ground).toFixed(1)} : 1`,
  },
  {
    id: 'verdict',
    header: 'Asked',
    cell: (pair: Pair) => (
      <StatusBadge tone={contrast(pair.ink, pair.ground) >= pair.least ? 'positive' : 'critical'}>
        {`${pair.least} : 1`}
      </StatusBadge>
    ),
  },
];

/** Each pair that the kit puts together, with its contrast by WCAG 2; a unit test holds every one of them. */
export const EveryPair: Story = {
  render: () => (
    <Page title="Colour" description="A tone says what something means. Nothing is said by colour alone.">
      <Stack gap={24}>
        <Text>
          neutral says nothing, accent says “here”, positive “done”, caution “look”, critical “act now”, info
          “for your information”.
        </Text>
        <Table
          label="Contrast in light"
          rows={pairsOf(lightPalette)}
          rowKey={(pair) => pair.use}
          columns={columns}
        />
        <Table
          label="Contrast in more contrast"
          rows={pairsOf(moreContrastPalette)}
          rowKey={(pair) => pair.use}
          columns={columns}
        />
      </Stack>
    </Page>
  ),
  play: async () => {
    for (const pair of [...pairsOf(lightPalette), ...pairsOf(moreContrastPalette)])
      await expect(contrast(pair.ink, pair.ground)).toBeGreaterThanOrEqual(pair.least);
  },
};
