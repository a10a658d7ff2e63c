import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GstinBreakdown } from './GstinBreakdown.tsx';

const meta = {
  title: 'Domain/GstinBreakdown',
  component: GstinBreakdown,
  args: { gstin: '08AAKCM7421P1ZU', addressState: 'Rajasthan' },
} satisfies Meta<typeof GstinBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each part with its meaning. */
export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As in your address')).toBeVisible();
    await expect(canvas.getByText('PAN of a company')).toBeVisible();
    await expect(canvas.getByText('Matches')).toBeVisible();
  },
};

/** A typo is found by the check character. */
export const WithATypo: Story = {
  args: { gstin: '36AABCU9603R1ZM', addressState: 'Telangana' },
  parameters: { answers: ['wrong-part'] },
  play: async ({ canvas }) => {
    const wrong = canvas.getAllByRole('listitem').filter((part) => part.hasAttribute('data-wrong'));
    await expect(wrong).toHaveLength(1);
    await expect(wrong[0]).toHaveTextContent("Doesn't match. Check for typos");
  },
};

/** The rest is not typed yet. */
export const WhileTyping: Story = {
  args: { gstin: '08AAK' },
  parameters: { answers: ['while-typing'] },
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByRole('listitem')) await expect(part).not.toHaveAttribute('data-wrong');
  },
};
