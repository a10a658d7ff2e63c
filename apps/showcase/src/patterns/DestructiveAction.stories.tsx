import { Button, ConfirmDialog, Inline, Page, Text, ToastRegion, showUndoToast } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const onDelete = fn();
const onUndo = fn();

const meta = { title: 'Patterns/Destructive action', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface AskedProps {
  /** Text that must be typed first. */
  phrase?: string;
}

function Asked({ phrase }: AskedProps) {
  const [isOpen, setOpen] = useState(false);
  const name = phrase ?? 'order KH-100482';
  return (
    <Page title={phrase ? 'Jaipur warehouse' : 'Order KH-100482'}>
      <Inline>
        <Button tone="critical" variant="outline" onPress={() => setOpen(true)}>
          {phrase ? 'Delete warehouse' : 'Cancel order'}
        </Button>
      </Inline>
      <ConfirmDialog
        title={phrase ? `Delete ${name}?` : 'Cancel order KH-100482?'}
        confirmLabel={phrase ? 'Delete warehouse' : 'Cancel order'}
        cancelLabel={phrase ? 'Cancel' : 'Keep order'}
        tone="critical"
        phrase={phrase}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => {
          onDelete();
          setOpen(false);
        }}
      >
        <Text>
          {phrase
            ? "Its rates and pickup times are deleted too. You can't undo this."
            : "The AWB is cancelled and the freight is refunded to the wallet. You can't reopen a cancelled order."}
        </Text>
      </ConfirmDialog>
    </Page>
  );
}

/** First choice: do it and offer to undo it, without a question. Nothing is lost. */
export const CanBeTakenBack: Story = {
  render: () => (
    <Page title="Saved view">
      <ToastRegion />
      <Inline>
        <Button onPress={() => showUndoToast({ text: 'View archived', onUndo })}>Archive view</Button>
      </Inline>
    </Page>
  ),
  play: async ({ canvas }) => {
    onUndo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Archive view' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(onUndo).toHaveBeenCalledOnce());
  },
};

/** Not reversible: a question that names the record, and the action on the button. The safe choice has the focus. */
export const CannotBeTakenBack: Story = {
  render: () => <Asked />,
  play: async ({ canvas }) => {
    onDelete.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel order KH-100482?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};

/** Much is lost for good: its name is typed first. */
export const LostForGood: Story = {
  render: () => <Asked phrase="Jaipur" />,
  play: async ({ canvas }) => {
    onDelete.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete warehouse' }));
    const typed = await screen.findByRole('textbox');
    await userEvent.type(typed, 'Jodhpur{Enter}');
    await expect(onDelete).not.toHaveBeenCalled();
    await userEvent.clear(typed);
    await userEvent.type(typed, 'Jaipur{Enter}');
    await waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
  },
};
