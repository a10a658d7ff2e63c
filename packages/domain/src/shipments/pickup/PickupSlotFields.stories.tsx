import { Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PickupFailures } from './PickupFailures.tsx';
import { PickupSlotFields } from './PickupSlotFields.tsx';

const meta = {
  title: 'Domain/PickupSlotFields',
  component: PickupSlotFields,
  args: { value: { day: '2026-11-21', time: '14:00' }, today: '2026-11-21', onChange: fn() },
  decorators: [
    (Story) => (
      <Stack gap={16}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof PickupSlotFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another time, by keyboard. */
export const Slot: Story = {
  parameters: { answers: ['slot-as-a-whole'] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /From/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: '16:00' }));
    await expect(args.onChange).toHaveBeenCalledWith({ day: '2026-11-21', time: '16:00' });
  },
};

export const Rejected: Story = {
  args: { errors: { day: 'The courier picks up from Monday to Saturday.', time: 'Choose a later time.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The courier picks up from Monday to Saturday.')).toBeVisible();
  },
};

/** Boxes that no pickup takes, by reason. */
export const Failures: Story = {
  render: () => (
    <PickupFailures
      failures={[
        { awb: '14908133143257', message: 'A pickup has failed three times: book another courier.' },
        { awb: '14908133143258', message: 'A pickup has failed three times: book another courier.' },
        { awb: null, message: 'कूरियर इस गोदाम से पिकअप नहीं करता।' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14908133143257, 14908133143258')).toBeVisible();
    await expect(canvas.getByText('A box without AWB')).toBeVisible();
  },
};
