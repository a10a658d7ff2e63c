import { Button, Card } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BoxTracking } from './BoxTracking.tsx';
import { hindiName, trackedBox } from './orderDetails.fixture.ts';

const cancel = fn();

const meta = {
  title: 'Domain/BoxTracking',
  component: BoxTracking,
  args: {
    box: trackedBox,
    checked: '12 min ago',
    buyerHref: '#buyer',
    manifestHref: '#manifest',
    actions: (
      <Button size="small" onPress={cancel}>
        Cancel shipment
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Card title="Tracking" hasSections>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof BoxTracking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest three scans, and the earlier ones on request, also by keyboard. */
export const Scans: Story = {
  parameters: { answers: ['earlier-scans'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Jaipur studio/)).toBeNull();
    canvas.getByRole('button', { name: 'Show 2 earlier scans' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Jaipur studio/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel shipment' }));
    await expect(cancel).toHaveBeenCalled();
  },
};

/** Before the first scan, of a simulated courier. */
export const BeforePickup: Story = {
  args: { box: { ...trackedBox, status: 'PICKUP_SCHEDULED', scans: [], is_simulated: true } },
  parameters: { answers: ['waits-for-pickup'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pickup on Tue 17 Nov from 14:00')).toBeVisible();
  },
};

/** Without a courier, and with remarks in Hindi. */
export const LongText: Story = {
  args: {
    box: {
      ...trackedBox,
      awb: null,
      courier_name: null,
      scans: trackedBox.scans
        .slice(0, 1)
        .map((scan) => ({ ...scan, remark: hindiName, location: hindiName })),
    },
    buyerHref: undefined,
    manifestHref: undefined,
    actions: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No courier yet')).toBeVisible();
  },
};
