import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '@khep/ui';
import { TodoList } from './TodoList.tsx';

const task = (kind: string, count: number, title: string, detail = '', href?: string) => ({
  kind,
  count,
  title,
  detail,
  href,
});

const meta = {
  title: 'Domain/TodoList',
  component: TodoList,
  args: {
    items: [
      task('ndr', 7, 'Failed deliveries need an answer', 'First cut-off at 20:00', '#ndr'),
      task('packaging', 1240, 'Orders need packaging', '', '#orders'),
      task('reconciliation', 2, 'Courier invoices are not reconciled'),
    ],
  },
} satisfies Meta<typeof TodoList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link is the verb of the task; without access there is none. */
export const Tasks: Story = {
  parameters: { answers: ['no-link-without-access'] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Respond' })).toHaveFocus();
    await expect(canvas.getByText('1,240')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** A task that needs no further page is done in the list. */
export const DoneAtOnce: Story = {
  args: {
    items: [
      {
        ...task('wallet', 1, 'The wallet is empty soon'),
        action: <Button size="small">Top up ₹25,000</Button>,
      },
    ],
  },
  parameters: { answers: ['action-at-once'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Top up ₹25,000' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Deadlines with what is left, and the rupees that depend on them. */
export const Deadlines: Story = {
  args: {
    now: new Date('2026-11-28T03:50:00Z'),
    items: [
      {
        ...task('packaging', 12, 'Orders without packaging', 'Confirm the suggested boxes', '#orders'),
        until: '2026-11-28T04:30:00Z',
        at_stake: 71_246,
      },
      {
        ...task('ndr', 7, 'Failed deliveries', '', '#ndr'),
        until: '2026-11-27T15:30:00Z',
        at_stake: 41_230,
      },
      { ...task('status', 2, 'Unknown courier statuses', '', '#status'), until: null, at_stake: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('until 10:00, 40 min left')).toBeVisible();
    await expect(canvas.getByText('₹71,246 at stake')).toBeVisible();
    await expect(canvas.getByText(/^Late since 27 Nov/)).toBeVisible();
  },
};

/** A kind of task that Home doesn't know yet. */
export const NewKind: Story = {
  args: { items: [task('customs', 3, 'Parcels wait at customs', '', '#customs')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open' })).toBeVisible();
  },
};

/** Long and Hindi texts on a phone. */
export const LongAndHindi: Story = {
  args: {
    items: [
      task('pickup', 12, 'जयपुर गोदाम से आज के पिकअप नहीं हुए', 'कूरियर को कल सुबह दस बजे तक दोबारा बुलाएँ', '#pickup'),
      task(
        'address',
        4,
        'Addresses without a house number or a street that couriers could find',
        '',
        '#address',
      ),
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
    await expect(canvas.getByRole('link', { name: 'Reschedule' })).toBeVisible();
  },
};
