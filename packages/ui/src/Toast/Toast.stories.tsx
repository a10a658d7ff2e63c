import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Page } from '../Page/index.ts';
import { toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

const undo = fn();

const meta = {
  title: 'Kit/Toast',
  component: ToastRegion,
  beforeEach: () => () => toast.clear(),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announced immediately; disappears after five seconds or when dismissed. */
export const SaysWhatHappened: Story = {
  parameters: { answers: ['said-at-once', 'dismissed-by-the-cross'] },
  render: () => (
    <>
      <ToastRegion />
      <button type="button" onClick={() => toast.success('Order created')}>
        Create order
      </button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Create order' }));
    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent('Done: Order created');
    // The account menu is in the top bar, 56 px high: a toast doesn't cover it.
    await expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(56);
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
  },
};

/** Top right, below the page's actions: the next press is not on the toast. */
export const BelowThePagesActions: Story = {
  render: () => (
    <>
      <ToastRegion />
      <Page
        title="New orders"
        actions={<Button onPress={() => toast.success('Order created')}>Create order</Button>}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const create = canvas.getByRole('button', { name: 'Create order' });
    await userEvent.click(create);
    const alert = await within(canvasElement.ownerDocument.body).findByRole('alert');
    const region = alert.closest('[data-component="ToastRegion"]') ?? alert;
    const [shown, pressed] = [region.getBoundingClientRect(), create.getBoundingClientRect()];
    await expect(shown.top).toBeGreaterThanOrEqual(pressed.bottom);
    await expect(window.innerWidth - shown.right).toBeLessThanOrEqual(32);
  },
};

/** F6 moves to it, Tab to the close button, and focus returns afterwards. */
export const ReachedByKeys: Story = {
  parameters: { answers: ['reached-by-keys', 'one-region'] },
  render: () => (
    <>
      <ToastRegion />
      <ToastRegion />
      <button type="button" onClick={() => toast.success('Order created')}>
        Create order
      </button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const create = canvas.getByRole('button', { name: 'Create order' });
    create.focus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('alert');
    await expect(page.getAllByRole('region', { name: 'Notifications' })).toHaveLength(1);
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(page.getByRole('region', { name: 'Notifications' })).toHaveFocus());
    await userEvent.tab();
    await expect(page.getByRole('alertdialog')).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(create).toHaveFocus());
  },
};

/** All tones; one with an action. */
export const FourTones: Story = {
  parameters: { answers: ['action-runs-once'] },
  render: () => (
    <>
      <ToastRegion />
      <button
        type="button"
        onClick={() => {
          toast.success('Label sent to the printer');
          toast.error('Courier did not answer');
          toast.warning('Wallet below ₹500.00');
          toast.info('Order moved to Cancelled', { action: { label: 'Undo', onAction: undo } });
        }}
      >
        Four things happen
      </button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Four things happen' }));
    await expect(await page.findAllByRole('alert')).toHaveLength(4);
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.getAllByRole('alert')).toHaveLength(3));
  },
};
