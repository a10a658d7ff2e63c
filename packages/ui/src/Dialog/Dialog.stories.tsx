import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog, DialogTrigger } from './Dialog.tsx';

const onConfirm = fn();

const meta = { title: 'Kit/Dialog', component: Dialog, args: { title: 'Schedule pickup' } } satisfies Meta<
  typeof Dialog
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus goes in, Escape brings it back to the button. */
export const OpensFromAButton: Story = {
  render: (args) => (
    <DialogTrigger>
      <Button>Schedule pickup</Button>
      <Dialog
        {...args}
        description="31 parcels from Jaipur"
        actions={(close) => (
          <Button tone="accent" onPress={close}>
            Schedule
          </Button>
        )}
      >
        Tomorrow, 10 am to 2 pm
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Schedule pickup' });
    await userEvent.click(button);
    const dialog = await page.findByRole('dialog', { name: 'Schedule pickup' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

function Cancelling() {
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmDialog
      title="Cancel 3 orders?"
      confirmLabel="Cancel orders"
      cancelLabel="Keep them"
      tone="critical"
      isOpen={isOpen}
      onOpenChange={setOpen}
      onConfirm={() => {
        onConfirm();
        setOpen(false);
      }}
    >
      Their stock goes back. This cannot be undone.
    </ConfirmDialog>
  );
}

/** A question before a deed that cannot be taken back. */
export const AsksFirst: Story = {
  render: () => <Cancelling />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('alertdialog', { name: 'Cancel 3 orders?' });
    await userEvent.click(page.getByRole('button', { name: 'Cancel orders' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};
