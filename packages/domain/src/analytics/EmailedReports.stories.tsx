import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmailedReports } from './EmailedReports.tsx';
import type { ShownEmailedReport } from './EmailedReports.tsx';

const report: ShownEmailedReport = {
  id: 'emr_1',
  title: 'RTO',
  rhythm: 'week',
  weekday: 1,
  hour: 9,
  filter_text: 'State: Bihar, Uttar Pradesh. Payment: COD',
  owner: 'Ritika Sharma',
  recipients: [{ user_id: 'usr_1', name: 'Ritika Sharma' }],
  is_mine: true,
  addresses: [],
  next_at: '2026-11-30T03:30:00Z',
  last_sent_at: '2026-11-23T03:30:12Z',
  problem: '',
};

const meta = {
  title: 'Domain/EmailedReports',
  component: EmailedReports,
  args: {
    reports: [
      report,
      {
        ...report,
        id: 'emr_2',
        title: 'Carriers',
        rhythm: 'day',
        filter_text: '',
        owner: 'Farhan Qureshi',
        recipients: [{ user_id: 'usr_2', name: 'Farhan Qureshi' }],
        is_mine: false,
        last_sent_at: null,
        problem: 'The email could not be sent. It is tried again.',
      },
      { ...report, id: 'emr_3', title: 'Reconciliation', rhythm: 'month', filter_text: '' },
    ],
    onSend: fn(),
    onStop: fn(),
    onLeave: fn(),
    canAdd: false,
    onAddAddress: fn(async () => undefined),
    onAskAddress: fn(),
    onRemoveAddress: fn(),
  },
} satisfies Meta<typeof EmailedReports>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePages: Story = {
  parameters: { answers: ['says-when', 'problem-is-said'] },
  play: async ({ canvas, args }) => {
    const [own, others] = canvas.getAllByRole('listitem');
    await expect(within(own!).getByText('RTO, each Monday at 09:00')).toBeVisible();
    await expect(within(others!).getByText(/could not be sent/)).toBeVisible();
    // Who doesn't get it can't have it sent, but can stop it.
    await expect(within(others!).queryByRole('button', { name: /Send/ })).toBeNull();
    await userEvent.click(within(others!).getByRole('button', { name: 'Stop Carriers' }));
    await expect(args.onStop).toHaveBeenCalledWith(expect.objectContaining({ id: 'emr_2' }));
  },
};

/** One of several recipients can stop it for themselves, or for all. */
export const SeveralRecipients: Story = {
  parameters: { answers: ['each-can-leave'] },
  args: {
    reports: [
      {
        ...report,
        recipients: [...report.recipients, { user_id: 'usr_2', name: 'Farhan Qureshi' }],
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^To Ritika Sharma, Farhan Qureshi/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop for me: RTO' }));
    await expect(args.onLeave).toHaveBeenCalledWith(expect.objectContaining({ id: 'emr_1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop for all: RTO' }));
    await expect(args.onStop).toHaveBeenCalledWith(expect.objectContaining({ id: 'emr_1' }));
  },
};

export const None: Story = {
  args: { reports: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pages by email')).toBeVisible();
  },
};

/** Long and Hindi names on a phone. */
export const LongAndHindi: Story = {
  args: {
    reports: [
      {
        ...report,
        is_mine: false,
        owner: 'Farhan Qureshi',
        recipients: [
          { user_id: 'usr_3', name: 'सुब्रमण्यम वेंकटेश्वरन अय्यर' },
          { user_id: 'usr_4', name: 'Padmanabhan Thiruvenkatachari Krishnamoorthy' },
        ],
        filter_text: `SKU: ${'TERRACOTTA-PLANTER-HAND-PAINTED-'.repeat(3)}`,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/सुब्रमण्यम/)).toBeVisible();
  },
};
