import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const meta = {
  title: 'Kit/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Cancel 3 orders?',
    children: 'Their stock goes back. This cannot be undone.',
    confirmLabel: 'Cancel orders',
    cancelLabel: 'Keep them',
    tone: 'critical',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Asking(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const render = (args: ConfirmDialogProps) => <Asking {...args} />;
const pageOf = (element: HTMLElement) => within(element.ownerDocument.body);

/** The safe button is focused. */
export const AsksBeforeSomethingIsLost: Story = {
  parameters: { answers: ['safe-answer-has-focus'] },
  render,
  play: async ({ args, canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const dialog = await page.findByRole('alertdialog', { name: 'Cancel 3 orders?' });
    await expect(dialog).toHaveAccessibleDescription('Their stock goes back. This cannot be undone.');
    await waitFor(() => expect(page.getByRole('button', { name: 'Keep them' })).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Cancel orders' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Escape cancels. A click outside does nothing. */
export const LeavesByEscapeOnly: Story = {
  parameters: { answers: ['escape-keeps', 'outside-press-keeps-it-open'] },
  render,
  play: async ({ args, canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    const button = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(button);
    const dialog = await page.findByRole('alertdialog');
    await userEvent.click(dialog.closest('[data-component="Dialog"]')!.parentElement!);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** An irreversible action: its name has to be typed. */
export const TypeToConfirm: Story = {
  parameters: { answers: ['phrase-before-the-deed'] },
  args: {
    title: 'Delete the Jaipur warehouse?',
    children: '31 SKUs lose their stock count, and its pickups stop today.',
    confirmLabel: 'Delete warehouse',
    cancelLabel: 'Cancel',
    phrase: 'Jaipur',
  },
  render,
  play: async ({ args, canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const field = await page.findByRole('textbox', { name: 'Type “Jaipur” to confirm' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Jaip');
    await userEvent.click(page.getByRole('button', { name: 'Delete warehouse' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription(/doesn't match/);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('ur{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** An action that takes time is done once, however often it is pressed. */
export const PressedTwice: Story = {
  tags: ['!visual'],
  args: { onConfirm: fn(() => new Promise<void>((done) => setTimeout(done, 300))) },
  render,
  play: async ({ args, canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await userEvent.dblClick(await page.findByRole('button', { name: 'Cancel orders' }), {
      pointerEventsCheck: 0,
    });
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The action is pending. */
export const Running: Story = {
  parameters: { answers: ['pending-ignores-presses'] },
  args: { isPending: true, phrase: 'Jaipur' },
  render,
  play: async ({ args, canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await userEvent.type(await page.findByRole('textbox'), 'Jaipur{Enter}');
    await userEvent.click(page.getByRole('button', { name: /Cancel orders/ }), { pointerEventsCheck: 0 });
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The dialog stays open with the error. */
export const Failed: Story = {
  parameters: { answers: ['says-why-it-failed'] },
  args: { errorMessage: 'Delhivery has already picked up KH-100482. Take it out and try again.' },
  render,
  play: async ({ args, canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('Delhivery has already picked up');
    await userEvent.click(page.getByRole('button', { name: 'Cancel orders' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
