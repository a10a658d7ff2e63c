import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { packItems } from '../../packing/index.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { emptyDraft } from './draft.ts';
import { filledDraft } from './draft.fixture.ts';

const meta = {
  title: 'Domain/Order steps/Summary',
  component: OrderSummary,
  args: { draft: filledDraft, onEditBuyer: fn() },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Totals match the server: 2 × ₹349 and 3 × ₹1,899, shipping, and a 2% COD charge. */
export const AddsUpAsTheServerDoes: Story = {
  parameters: { answers: ['adds-up'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('₹6,395.00')).toBeVisible();
    await expect(canvas.getByText('₹127.90')).toBeVisible();
    await expect(canvas.getByText('₹6,582.90')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEditBuyer).toHaveBeenCalledOnce();
  },
};

/** Suggested boxes are shown while products are chosen. */
export const SaysWhatItGoesIn: Story = {
  args: {
    boxes: packItems({
      items: [{ sku_id: 'BP-MUG-6', quantity: 2, length: 30, width: 22, height: 11, weight: 2150 }],
      boxes: [{ box_id: 'M', name: 'Box M', length: 34, width: 26, height: 13, weight_capacity: 6 }],
    }).packed_boxes,
  },
  parameters: { answers: ['says-the-boxes'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 × Box M')).toBeVisible();
    await expect(canvas.getByText('4.6 kg')).toBeVisible();
  },
};

/** An empty draft. */
export const Empty: Story = { args: { draft: emptyDraft('2026-11-21') } };
