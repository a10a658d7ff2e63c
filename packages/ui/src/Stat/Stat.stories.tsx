import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'Kit/Stat',
  component: Stat,
  args: { label: 'COD due to you', value: 214380 },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A count with Indian grouping. */
export const ACount: Story = {
  parameters: { answers: ['groups-indian'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,14,380')).toBeVisible();
  },
};

/** With a change beside it. */
export const WithANote: Story = {
  args: { label: 'Orders today', value: 142, note: '+12%', noteTone: 'positive' },
};

/** Loading keeps the height. */
export const Loading: Story = {
  parameters: { answers: ['keeps-its-place'] },
  args: { value: undefined },
  render: (args) => (
    <Grid columns={2}>
      <Stat {...args} />
      <Stat label="Orders today" value={142} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [waiting, ready] = canvas.getAllByRole('definition').map((each) => each.clientHeight);
    await expect(waiting).toBe(ready);
  },
};
