import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from './Dialog.tsx';

const meta = { title: 'Kit/Dialog', component: Dialog, args: { title: 'Schedule pickup' } } satisfies Meta<
  typeof Dialog
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus moves in; Escape returns it to the button. */
export const OpensFromAButton: Story = {
  parameters: { answers: ['focus-goes-in-and-back'] },
  render: (args) => (
    <Dialog
      {...args}
      trigger={<Button>Schedule pickup</Button>}
      description="31 parcels from Jaipur"
      actions={(close) => (
        <Button tone="accent" onPress={close}>
          Schedule
        </Button>
      )}
    >
      Tomorrow, 10 am to 2 pm
    </Dialog>
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

/** Long content: Tab reaches it, and arrow keys scroll. */
export const LongerThanTheWindow: Story = {
  args: {
    trigger: <Button>Read the terms</Button>,
    children: Array.from({ length: 60 }, (_, at) => (
      <p key={at}>{`${at + 1}. Parcels wait at the gate until the courier arrives.`}</p>
    )),
  },
  parameters: { answers: ['long-words-scroll-by-keys'] },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Read the terms' }));
    const dialog = await page.findByRole('dialog', { name: 'Schedule pickup' });
    const body = page.getByText(/^1\. Parcels/).parentElement as HTMLElement;
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    for (let presses = 0; presses < 3 && document.activeElement !== body; presses += 1) await userEvent.tab();
    await expect(body).toHaveFocus();
    await expect(dialog).toContainElement(body);
  },
};

/** Tab stays inside, and a click outside closes it. */
export const KeepsTheFocus: Story = {
  parameters: { answers: ['focus-stays-inside', 'outside-press-closes'] },
  render: (args) => (
    <Dialog
      {...args}
      trigger={<Button>Schedule pickup</Button>}
      actions={<Button tone="accent">Schedule</Button>}
    >
      Tomorrow, 10 am to 2 pm
    </Dialog>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule pickup' }));
    const dialog = await page.findByRole('dialog', { name: 'Schedule pickup' });
    await waitFor(() =>
      expect(canvas.getByText('Schedule pickup').closest('[inert], [aria-hidden="true"]')).not.toBeNull(),
    );
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.click(dialog.closest('[data-component="Dialog"]')!.parentElement!);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** A row that a dialog removes takes its button with it: the focus goes to the row that is left. */
export const TheOpenerLeaves: Story = {
  parameters: { answers: ['opener-that-left'] },
  render: function Rows(args) {
    const [rows, setRows] = useState(['MUG-6', 'VASE-2']);
    const [asked, setAsked] = useState<string>();
    return (
      <>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <Button onPress={() => setAsked(row)}>{`Delete ${row}`}</Button>
            </li>
          ))}
        </ul>
        {asked !== undefined && (
          <Dialog
            {...args}
            title="Delete SKU?"
            isOpen
            onOpenChange={() => setAsked(undefined)}
            actions={
              <Button
                onPress={() => {
                  setRows((now) => now.filter((row) => row !== asked));
                  setAsked(undefined);
                }}
              >
                Delete
              </Button>
            }
          />
        )}
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete MUG-6' }));
    await userEvent.click(await page.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete VASE-2' })).toHaveFocus());
  },
};
