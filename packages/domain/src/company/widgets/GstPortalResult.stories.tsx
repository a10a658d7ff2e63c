import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GstPortalResult } from './GstPortalResult.tsx';

const found = {
  is_checked: true,
  is_valid: true,
  problem: '',
  legal_name: 'Mitti & Loom Crafts Private Limited',
};

const meta = {
  title: 'Domain/GstPortalResult',
  component: GstPortalResult,
  args: { isLoading: false, result: found },
} satisfies Meta<typeof GstPortalResult>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The portal has it. */
export const Registered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Registered to Mitti & Loom Crafts Private Limited')).toBeVisible();
  },
};

/** As high as the result. */
export const Loading: Story = {
  args: { isLoading: true, result: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking with the GST portal…')).toBeVisible();
  },
};

/** The portal has it as cancelled. */
export const Cancelled: Story = {
  args: { result: { ...found, is_valid: false, problem: 'The GSTIN was cancelled on 4 Mar 2026.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The GSTIN was cancelled on 4 Mar 2026.')).toBeVisible();
  },
};

/** The portal couldn't be reached. */
export const Unreachable: Story = {
  args: { result: undefined, errorMessage: "The GST portal didn't respond. Try again in a few minutes." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/didn't respond/)).toBeVisible();
  },
};

/** A long name in Hindi. */
export const InHindi: Story = {
  args: {
    result: {
      ...found,
      legal_name: 'मिट्टी और करघा हस्तशिल्प प्राइवेट लिमिटेड, राजस्थान हस्तशिल्प निर्यात प्रभाग, जयपुर',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/मिट्टी और करघा/)).toBeVisible();
  },
};
