import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Kit/Grid',
  component: Grid,
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = (count: number) =>
  ['Ship to', 'Items', 'Payment', 'Boxes'].slice(0, count).map((title) => (
    <Card key={title} title={title}>
      Mitti & Loom, Jaipur
    </Card>
  ));

/** Equal columns, fewer where the page is narrow. */
export const ByWidth: Story = { args: { columns: { base: 1, md: 2, lg: 4 }, children: cards(4) } };

/** What is worked on, and what stands beside it. */
export const WithAnAside: Story = { args: { columns: { base: 1, lg: 'aside' }, children: cards(2) } };
