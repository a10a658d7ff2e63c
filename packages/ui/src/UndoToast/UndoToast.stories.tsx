import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { toast, ToastRegion } from '../Toast/index.ts';
import { showUndoToast } from './showUndoToast.ts';

const onUndo = fn();
const onCommit = fn();

function Archive({ isRefused = false }: { isRefused?: boolean }) {
  const count = useRef(0);
  return (
    <Stack>
      <ToastRegion />
      <Inline>
        <Button
          onPress={() =>
            showUndoToast({
              text: `Order ${(count.current += 1)} archived`,
              onUndo: async () => {
                onUndo();
                if (isRefused) throw new Error('gone');
              },
              onCommit,
            })
          }
        >
          Archive
        </Button>
      </Inline>
      <TextField label="Note" />
    </Stack>
  );
}

const meta = {
  title: 'Kit/UndoToast',
  component: Archive,
  beforeEach: () => {
    toast.clear();
    onUndo.mockReset();
    onCommit.mockReset();
    return () => toast.clear();
  },
} satisfies Meta<typeof Archive>;
export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (element: HTMLElement) => within(element.ownerDocument.body);

/** By button and Ctrl + Z, latest first. */
export const TakesItBack: Story = {
  parameters: { answers: ['undo-by-button-and-keys', 'keys-of-a-field-are-its-own'] },
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    const archive = canvas.getByRole('button', { name: 'Archive' });
    await userEvent.click(archive);
    await userEvent.click(archive);
    await expect(await page.findAllByRole('alert')).toHaveLength(2);
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(onUndo).not.toHaveBeenCalled();
    archive.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(page.queryByText(/Order 2 archived/, { selector: '[role="alert"] *' })).toBeNull(),
    );
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(onUndo).toHaveBeenCalledTimes(2);
    await expect(onCommit).not.toHaveBeenCalled();
  },
};

/** Dismissed or page closed: committed. */
export const DoneForGood: Story = {
  parameters: { answers: ['commits-when-it-ends'] },
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    const archive = canvas.getByRole('button', { name: 'Archive' });
    await userEvent.click(archive);
    await userEvent.click(await page.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(onCommit).toHaveBeenCalledOnce());
    await userEvent.click(archive);
    await page.findByRole('alert');
    window.dispatchEvent(new Event('pagehide'));
    await expect(onCommit).toHaveBeenCalledTimes(2);
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
    await expect(onCommit).toHaveBeenCalledTimes(2);
    await userEvent.click(archive);
    await page.findByRole('alert');
    toast.clear();
    await expect(onCommit).toHaveBeenCalledTimes(3);
    await expect(onUndo).not.toHaveBeenCalled();
  },
};

/** The undo fails. */
export const CannotBeUndone: Story = {
  parameters: { answers: ['says-when-it-failed'] },
  args: { isRefused: true },
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent("Couldn't undo: Order 1 archived"));
  },
};
