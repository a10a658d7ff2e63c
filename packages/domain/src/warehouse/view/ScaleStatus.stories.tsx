import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import { pickMessagesHindi } from '../../messages/pick.hi.ts';
import { ScaleStatus } from './ScaleStatus.tsx';

const meta = {
  title: 'Domain/ScaleStatus',
  component: ScaleStatus,
  args: { state: { status: 'off' }, links: ['hid', 'serial'], onConnect: fn(), onDisconnect: fn() },
} satisfies Meta<typeof ScaleStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotConnected: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect serial scale' }));
    await expect(args.onConnect).toHaveBeenCalledWith('serial');
  },
};
export const Connecting: Story = { args: { state: { status: 'connecting' } } };
export const Waiting: Story = { args: { state: { status: 'on', reading: undefined } } };
export const Settling: Story = { args: { state: { status: 'on', reading: { kind: 'moving' } } } };
export const Stable: Story = {
  args: { state: { status: 'on', reading: { kind: 'stable', grams: 4120 } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('4.12 kg on the scale')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect scale' }));
    await expect(args.onDisconnect).toHaveBeenCalled();
  },
};
export const OverCapacity: Story = { args: { state: { status: 'on', reading: { kind: 'over' } } } };
export const Negative: Story = { args: { state: { status: 'on', reading: { kind: 'negative' } } } };
export const NeedsZero: Story = { args: { state: { status: 'on', reading: { kind: 'needs zero' } } } };
export const Tared: Story = { args: { state: { status: 'on', reading: { kind: 'tared' } } } };
export const Faulty: Story = { args: { state: { status: 'on', reading: { kind: 'faulty' } } } };
export const OtherUnit: Story = {
  args: { state: { status: 'on', reading: { kind: 'other unit', unit: 'lb' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The scale weighs in lb. Set it to kg or g.');
  },
};
export const NoUnit: Story = {
  args: { state: { status: 'on', reading: { kind: 'other unit', unit: '' } } },
};
export const Unplugged: Story = { args: { state: { status: 'lost' } } };
export const Refused: Story = { args: { state: { status: 'refused' } } };
export const Busy: Story = { args: { state: { status: 'busy' } } };
export const Unread: Story = { args: { state: { status: 'unread' } } };

/** Says what to use; there is no button that does nothing. */
export const Unsupported: Story = {
  args: { state: { status: 'unsupported' }, links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Use Chrome or Edge on a computer');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Hindi: Story = {
  args: { state: { status: 'lost' } },
  decorators: [
    (Story) => (
      <DomainMessagesProvider messages={pickMessagesHindi}>
        <Story />
      </DomainMessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('तराज़ू निकल गया');
  },
};
