import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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

/** Said at once, gone after five seconds, or when dismissed. */
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
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
  },
};

/** The four tones; one with something to do about it. */
export const FourTones: Story = {
  parameters: { answers: ['action-runs-once'] },
  render: () => <ToastRegion />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    toast.success('Label sent to the printer');
    toast.failure('Courier did not answer');
    toast.warning('Wallet below ₹500.00');
    toast.info('Order moved to Cancelled', { action: { label: 'Undo', onAction: undo } });
    await expect(await page.findAllByRole('alert')).toHaveLength(4);
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.getAllByRole('alert')).toHaveLength(3));
  },
};
