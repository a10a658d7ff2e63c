import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OutsideAddresses } from './OutsideAddresses.tsx';

const meta = {
  title: 'Domain/OutsideAddresses',
  component: OutsideAddresses,
  args: {
    title: 'RTO',
    canAdd: true,
    addresses: [
      {
        id: 'ema_1',
        email: 'accounts@sharma-ca.in',
        state: 'confirmed',
        asked_at: '2026-11-02T06:30:00Z',
      },
      {
        id: 'ema_2',
        email: 'investor-relations@a-very-long-name-of-a-fund.example.in',
        state: 'waiting',
        asked_at: '2026-11-19T06:30:00Z',
      },
      { id: 'ema_3', email: 'meera@example.in', state: 'stopped', asked_at: '2026-10-12T06:30:00Z' },
    ],
    onAdd: fn(async (): Promise<string | undefined> => undefined),
    onAsk: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof OutsideAddresses>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeAnswers: Story = {
  parameters: { answers: ['says-the-answer'] },
  play: async ({ canvas, args }) => {
    const [confirmed, waiting, stopped] = canvas.getAllByRole('listitem');
    await expect(within(confirmed!).getByText(/Confirmed/)).toBeVisible();
    await expect(within(waiting!).getByText(/Asked on 19 Nov.*, not confirmed yet/)).toBeVisible();
    await expect(within(stopped!).getByText(/Stopped by its owner/)).toBeVisible();
    // Only one that waits can be asked again.
    await expect(canvas.getAllByRole('button', { name: /^Ask again/ })).toHaveLength(1);
    await userEvent.click(within(waiting!).getByRole('button', { name: /^Ask again/ }));
    await expect(args.onAsk).toHaveBeenCalledWith(expect.objectContaining({ id: 'ema_2' }));
    await userEvent.click(within(stopped!).getByRole('button', { name: 'Remove meera@example.in' }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 'ema_3' }));
  },
};

export const AsksANewOne: Story = {
  parameters: { answers: ['asks-first'] },
  args: { addresses: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add outside address to RTO' }));
    await expect(canvas.getByText(/must confirm before/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email address'), 'accounts@sharma-ca.in{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith('accounts@sharma-ca.in'));
    await waitFor(() => expect(canvas.queryByLabelText('Email address')).toBeNull());
  },
};

export const Refused: Story = {
  parameters: { answers: ['says-what-is-wrong'] },
  args: { onAdd: fn(async (): Promise<string | undefined> => 'This page has this address already.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add outside address to RTO' }));
    await userEvent.type(canvas.getByLabelText('Email address'), 'meera@example.in{Enter}');
    await expect(await canvas.findByText('This page has this address already.')).toBeVisible();
    await expect(canvas.getByLabelText('Email address')).toHaveValue('meera@example.in');
  },
};

export const CanOnlyRemove: Story = {
  parameters: { answers: ['anyone-removes'] },
  args: { canAdd: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Add|Ask)/ })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
  },
};

/** On a phone. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
