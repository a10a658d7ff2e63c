import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { ReturnActionBar } from './ReturnActionBar.tsx';

const none = {
  can_decide: false,
  can_schedule: false,
  can_cancel: false,
  can_check: false,
  can_refund: false,
  can_finish_repair: false,
};

const meta = {
  title: 'Domain/ReturnActionBar',
  component: ReturnActionBar,
  args: {
    actions: { ...none, can_check: true },
    isScheduled: false,
    isDirty: true,
    finishLabel: 'Refund ₹2,098.00, restock 2',
    inRepair: [{ item_no: 1, sku_name: 'Blue pottery mugs, set of 6' }],
    onAction: fn(),
    onRepaired: fn(),
  },
} satisfies Meta<typeof ReturnActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the bench. */
export const Check: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('save');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('finish');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

/** A request is decided; it can't be cancelled too. */
export const Request: Story = {
  args: { actions: { ...none, can_decide: true, can_cancel: true } },
  parameters: { answers: ['only-what-is-possible'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Reject return',
      'Approve return',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Approve return' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('approve');
  },
};

/** Booked, with a pickup that can be moved. */
export const Booked: Story = {
  args: { actions: { ...none, can_schedule: true, can_cancel: true }, isScheduled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reschedule pickup' })).toBeVisible();
  },
};

/** An item comes back from repair, and the refund is being recorded. */
export const Repaired: Story = {
  args: {
    actions: { ...none, can_finish_repair: true, can_refund: true },
    pending: ['refund'],
  },
  play: async ({ canvas, args, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish repair' }));
    const menu = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await menu.findByRole('menuitem', { name: 'Write off Blue pottery mugs, set of 6' }),
    );
    await expect(args.onRepaired).toHaveBeenCalledWith(1, 'write_off');
  },
};

/** Nothing can be done now. */
export const Nothing: Story = {
  args: { actions: none },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const hindi: DomainMessages = { returnActionBar: { reject: 'वापसी अस्वीकार करें', approve: 'वापसी स्वीकार करें' } };

/** In Hindi on a phone. */
export const InHindi: Story = {
  args: { actions: { ...none, can_decide: true } },
  decorators: [
    (Story) => (
      <DomainMessagesProvider messages={hindi}>
        <div lang="hi" style={{ inlineSize: 320 }}>
          <Story />
        </div>
      </DomainMessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'वापसी स्वीकार करें' })).toBeVisible();
  },
};
