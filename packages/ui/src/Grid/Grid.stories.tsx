import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { breakpoints } from '../tokens/metrics.ts';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Kit/Grid',
  component: Grid,
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the rendered column widths in pixels. */
const columnsOf = (element: Element) =>
  getComputedStyle(element).gridTemplateColumns.split(' ').map(Number.parseFloat);
const isFrom = (width: number) => window.matchMedia(`(min-width: ${width}px)`).matches;

const cards = (count: number) =>
  ['Ship to', 'Items', 'Payment', 'Boxes'].slice(0, count).map((title) => (
    <Card key={title} title={title}>
      Mitti & Loom, Jaipur
    </Card>
  ));

/** Equal columns, fewer on narrow pages. */
export const ByWidth: Story = {
  parameters: { answers: ['columns-by-width'] },
  args: { columns: { base: 1, md: 2, lg: 4 }, children: cards(4) },
  play: async ({ canvasElement }) => {
    const columns = columnsOf(canvasElement.querySelector('div')!);
    await expect(columns).toHaveLength(isFrom(breakpoints.lg) ? 4 : isFrom(breakpoints.md) ? 2 : 1);
    await expect(new Set(columns).size).toBe(1);
  },
};

/** A main column with an aside. */
export const WithAnAside: Story = {
  parameters: { answers: ['aside-keeps-its-width'] },
  args: { columns: 'aside', children: cards(2) },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('div')!;
    await expect(columnsOf(grid)).toEqual([grid.clientWidth - 320 - 16, 320]);
  },
};

/** An unbreakable SKU stays within its cell. */
export const LongWords: Story = {
  parameters: { answers: ['cells-stay-inside'] },
  args: {
    columns: 2,
    children: [
      <Text key="sku">{'MITTI-LOOM-HANDBLOCK-PRINTED-'.repeat(8)}</Text>,
      <Text key="place">Jaipur</Text>,
    ],
  },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('div')!;
    const [first, second] = columnsOf(grid);
    await expect(first).toBe(second);
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  },
};
