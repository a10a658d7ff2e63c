import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SessionTable } from './SessionTable.tsx';
import type { SessionData } from './SessionTable.tsx';

const session = (id: string, device: string, address: string): SessionData => ({
  id,
  device,
  address,
  last_seen_at: '2026-11-21T05:10:00Z',
  created_at: '2026-11-02T08:00:00Z',
  is_current: id === '1',
});

const meta = {
  title: 'Domain/SessionTable',
  component: SessionTable,
  args: {
    sessions: [
      session('1', 'Chrome on Windows', '49.36.128.7'),
      session('2', 'Safari on iPhone', '106.51.74.201'),
    ],
    onEnd: fn(),
  },
} satisfies Meta<typeof SessionTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current device is marked; the others can be logged out, also by keyboard. */
export const Devices: Story = {
  parameters: { answers: ['own-device-stays'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('row', { name: /Chrome on Windows/ })).toHaveTextContent('This device');
    canvas.getByRole('button', { name: 'Log out' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledWith(args.sessions[1]);
  },
};

/** A long device name, an IPv6 network and a device with an unknown address. */
export const LongText: Story = {
  args: {
    sessions: [
      session(
        '1',
        'Samsung Internet on Galaxy Tab A9 Plus of the packing table in the Jaipur warehouse',
        '2405:201:5c0a:80f1::/64',
      ),
      session('2', 'पैकिंग टेबल का टैबलेट, जयपुर गोदाम', ''),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/packing table/)).toBeVisible();
    await expect(canvas.getByText('पैकिंग टेबल का टैबलेट, जयपुर गोदाम')).toBeVisible();
  },
};
