import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { packItems } from '../../packing/index.ts';
import { PackagingStep } from './PackagingStep.tsx';

const packing = packItems({
  items: [{ sku_id: 'TP-S-01', quantity: 2, length: 22, width: 14, height: 11, weight: 850 }],
  boxes: [{ box_id: 'M', name: 'M', length: 32, width: 24, height: 12, weight_capacity: 5 }],
});

const meta = {
  title: 'Domain/Order steps/Packaging',
  component: PackagingStep,
  args: {
    boxes: packing.packed_boxes,
    unpackable: [],
    objective: 'cost',
    onObjectiveChange: fn(),
    onSuggest: fn(),
  },
} satisfies Meta<typeof PackagingStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changing the objective or pressing the button requests a new suggestion. */
export const AskedAgain: Story = {
  parameters: { answers: ['asks-again'] },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest again' }));
    await expect(args.onSuggest).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Packing preference/ }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('option', { name: 'Fewest boxes' }));
    await expect(args.onObjectiveChange).toHaveBeenCalledWith('boxes');
  },
};

/** Items that fit no box are listed with a hint; the order isn't blocked. */
export const NotEverythingFits: Story = {
  args: {
    unpackable: [
      { sku_id: 'LMP-9', sku_name: 'Floor lamp', quantity: 1, reason: 'Longer than every box by 40 cm.' },
    ],
  },
  parameters: { answers: ['names-what-does-not-fit'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 × Floor lamp: Longer than every box by 40 cm\./)).toBeVisible();
  },
};

/** A suggestion is loading. */
export const Looking: Story = { args: { boxes: [], isPending: true } };

/** The brand has no box sizes. */
export const NoBoxes: Story = { args: { boxes: [] } };
