import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Kit/Stepper',
  component: Stepper,
  args: {
    label: 'Create order',
    steps: [
      { id: 'buyer', label: 'Buyer', status: 'done' },
      { id: 'products', label: 'Products and payment', status: 'current' },
      { id: 'packaging', label: 'Packaging and review', status: 'upcoming' },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns to a completed step; never ahead. */
export const GoesBack: Story = {
  parameters: { answers: ['back-never-ahead', 'state-in-words'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Buyer/ }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledTimes(2);
    await expect(args.onAction).toHaveBeenCalledWith('buyer');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Buyer, done',
      '2Products and payment, current step',
      '3Packaging and review, upcoming',
    ]);
  },
};
