import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { PackedBoxView } from './PackedBoxView.tsx';
import { packItems } from '../pack/packItems.ts';

const [box] = packItems({
  items: [
    { sku_id: 'TP-L-01', quantity: 2, length: 20, width: 18, height: 13, weight: 1800 },
    { sku_id: 'TP-S-01', quantity: 3, length: 14, width: 12, height: 10, weight: 500 },
  ],
  boxes: [
    { box_id: 'L', name: 'L', length: 45, width: 35, height: 15, weight_capacity: 10, empty_weight: 300 },
  ],
}).packed_boxes;

const meta = {
  title: 'Domain/PackedBoxView',
  component: PackedBoxView,
  args: { label: 'box 1', box: box! },
} satisfies Meta<typeof PackedBoxView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys rotate the view; Home resets it. */
export const TurnsByKeys: Story = {
  play: async ({ canvasElement }) => {
    const turner = within(canvasElement).getByRole('slider', { name: 'Turn box 1' });
    turner.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(turner).toHaveAttribute('aria-valuenow', '53');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(turner).toHaveAttribute('aria-valuenow', '353');
    await userEvent.keyboard('{Home}');
    await expect(turner).toHaveAttribute('aria-valuenow', '38');
  },
};

/** Buttons and dragging rotate the view. */
export const TurnsByMouse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const turner = canvas.getByRole('slider', { name: 'Turn box 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Turn box 1 right' }));
    await expect(turner).toHaveAttribute('aria-valuenow', '53');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn box 1 left' }));
    await expect(turner).toHaveAttribute('aria-valuenow', '38');
  },
};

/** The slider removes the items in reverse packing order. */
export const ShowsTheOrderOfPacking: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const steps = canvas.getByRole('slider', { name: 'Packing order' });
    const pieces = () => canvasElement.querySelectorAll('[data-part="item"]').length;
    await expect(pieces()).toBe(5);
    // Browsers move a range input by keys; synthetic key events don't.
    await fireEvent.change(steps, { target: { value: '3' } });
    await expect(pieces()).toBe(3);
    await expect(steps).toHaveAttribute('aria-valuetext', expect.stringContaining('3 of 5'));
  },
};

/** The list contains all information of the image. */
export const PositionsAsText: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Item positions in box 1'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('at 0, 0, 0');
  },
};
