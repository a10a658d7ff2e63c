import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { NavigationProvider } from '../NavigationProvider/index.ts';
import { Stat } from './Stat.tsx';

const navigate = fn();

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

/** The card is a link to what the number counts. */
export const OpensWhatItCounts: Story = {
  parameters: { answers: ['opens-what-it-counts'] },
  args: { label: 'Difference', value: '₹8,819.68', href: '/reconciliation?sum=difference' },
  decorators: [(story) => <NavigationProvider navigate={navigate}>{story()}</NavigationProvider>],
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Difference ₹8,819.68' });
    const card = canvasElement.querySelector('[data-component="Card"]')!.getBoundingClientRect();
    // The corner of the card belongs to the link.
    await expect(document.elementFromPoint(card.left + 4, card.top + 4)).toBe(link);
    navigate.mockClear();
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith('/reconciliation?sum=difference', undefined);
    link.blur();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
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
