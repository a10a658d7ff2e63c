import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CourierChoice } from './CourierChoice.tsx';

const meta = {
  title: 'Domain/CourierChoice',
  component: CourierChoice,
  args: {
    orderNumber: 'KH-100482',
    value: 1,
    onChange: fn(),
    couriers: [
      {
        courier_id: 1,
        courier_name: 'Delhivery Surface',
        price: 86.4,
        zone: 'B',
        tat_days: 3,
        is_recommended: true,
        why: ['Cheapest of 3', '96% delivered at 600090'],
      },
      {
        courier_id: 2,
        courier_name: 'Blue Dart Apex',
        price: 171.1,
        zone: 'B',
        tat_days: 1,
        is_recommended: false,
        why: ['Fastest'],
      },
    ],
    rejected: [{ courier_id: 3, courier_name: 'XpressBees Surface', reason: 'no COD above ₹50,000' }],
  },
} satisfies Meta<typeof CourierChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selects another courier than the recommended one; rejected couriers show their reason. */
export const AnotherIsChosen: Story = {
  parameters: { answers: ['chooses-by-id', 'says-who-cannot'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Blue Dart Apex'));
    await expect(args.onChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByText('XpressBees Surface: no COD above ₹50,000')).toBeVisible();
  },
};

export const NoCourier: Story = {
  args: { couriers: [], value: undefined, why: 'No courier serves 744301 with cash on delivery.' },
  parameters: { answers: ['says-why-nobody'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No courier serves 744301 with cash on delivery.')).toBeVisible();
  },
};
