import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PackingRuleBadges } from './PackingRuleBadges.tsx';
import { defaultPackingRules } from './packingRules.ts';

const meta = {
  title: 'Domain/PackingRuleBadges',
  component: PackingRuleBadges,
  args: { rules: { fragile: true, rotations: 'upright', do_not_mix: 'scented' } },
} satisfies Meta<typeof PackingRuleBadges>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A candle with several rules. Colour only repeats the text. */
export const Candle: Story = {
  play: async ({ canvas }) => {
    for (const label of ['Fragile', 'This side up', 'Only with scented'])
      await expect(canvas.getByText(label)).toBeVisible();
  },
};

/** Without rules nothing is rendered. */
export const NoRules: Story = {
  args: { rules: defaultPackingRules },
  parameters: { answers: ['is-nothing-without-rules'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="StatusBadge"]')).toBeNull();
  },
};
