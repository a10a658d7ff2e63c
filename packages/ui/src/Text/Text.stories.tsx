import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Kit/Text',
  component: Text,
  args: { children: 'Two boxes leave Jaipur tomorrow morning.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Default text. */
export const Body: Story = {};

/** Secondary text. */
export const Second: Story = {
  parameters: { answers: ['never-under-12'] },
  args: { tone: 'second', size: 'secondary' },
  play: async ({ canvas }) => {
    const size = getComputedStyle(canvas.getByText(/Two boxes/)).fontSize;
    await expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(12);
  },
};

/** Aligned digits. */
export const Figures: Story = {
  parameters: { answers: ['figures-line-up'] },
  render: () => (
    <Stack gap={2} align="start">
      <Text isNumeric>1,11,111.11</Text>
      <Text isNumeric>8,08,080.80</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [one, eight] = ['1,11,111.11', '8,08,080.80'].map((text) => canvas.getByText(text));
    await expect(one!.getBoundingClientRect().width).toBe(eight!.getBoundingClientRect().width);
  },
};

/** A long word breaks. */
export const LongWord: Story = {
  args: { children: 'MITTI-LOOM-HANDBLOCK-PRINTED-COTTON-DOUBLE-BEDSHEET-INDIGO-KING' },
  render: (args) => (
    <div style={{ maxInlineSize: 200 }}>
      <Text {...args} />
    </div>
  ),
  parameters: { answers: ['long-words-break'] },
  play: async ({ canvas }) => {
    const { parentElement: place } = canvas.getByText(/MITTI-LOOM/);
    await expect(place!.scrollWidth).toBeLessThanOrEqual(place!.clientWidth);
  },
};
