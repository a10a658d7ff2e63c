import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { useShortcut } from './useShortcut.ts';

const goToOrders = fn();
const search = fn();
const print = fn();

function OrderScreen() {
  useShortcut({ keys: 'p', description: 'Print the label', group: 'This order' }, print);
  return null;
}

function App() {
  const [isOrderOpen, setOrderOpen] = useState(true);
  const [note, setNote] = useState('');
  useShortcut({ keys: 'mod+k', description: 'Search', isActiveInDialogs: true }, search);
  useShortcut({ keys: 'g o', description: 'Orders', group: 'Go to' }, goToOrders);
  useShortcut({ keys: 'p', description: 'Something older', group: 'Go to' }, goToOrders);
  return (
    <Stack>
      <ShortcutHelp
        extraShortcuts={[{ keys: 'alt+arrowdown', description: 'Next record', group: 'Panel' }]}
      />
      <Button onPress={() => setOrderOpen(!isOrderOpen)}>Leave or open the order</Button>
      <TextField label="Note" value={note} onChange={setNote} />
      {isOrderOpen && <OrderScreen />}
    </Stack>
  );
}

const meta = {
  title: 'Kit/ShortcutHelp',
  component: App,
  beforeEach: () => {
    goToOrders.mockClear();
    search.mockClear();
    print.mockClear();
  },
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (element: HTMLElement) => within(element.ownerDocument.body);

/** Lists active shortcuts. */
export const ListsWhatIsHeard: Story = {
  parameters: { answers: ['opens-by-question-mark', 'listed-because-registered'] },
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    await userEvent.keyboard('?');
    const list = await page.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(within(list).getByText('Print the label')).toBeVisible();
    await expect(within(list).queryByText('Something older')).toBeNull();
    await expect(within(list).getByText('then')).toBeVisible();
    await expect(within(list).getByText('Next record')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Leave/ }));
    await userEvent.keyboard('?');
    const after = await page.findByRole('dialog');
    await expect(within(after).queryByText('Print the label')).toBeNull();
    await expect(within(after).getByText('Something older')).toBeVisible();
  },
};

/** Single keys, sequences, and duplicates. */
export const Hears: Story = {
  parameters: { answers: ['hears-one-and-two-strokes'] },
  play: async () => {
    await userEvent.keyboard('go');
    await expect(goToOrders).toHaveBeenCalledOnce();
    await userEvent.keyboard('p');
    await expect(print).toHaveBeenCalledOnce();
    await userEvent.keyboard('gxo');
    await expect(goToOrders).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(search).toHaveBeenCalledOnce();
  },
};

/** Inactive in fields and behind dialogs. */
export const KeepsQuiet: Story = {
  parameters: { answers: ['silent-while-typing', 'silent-in-dialogs'] },
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    const note = canvas.getByRole('textbox');
    await userEvent.type(note, 'pgo?');
    await expect(note).toHaveValue('pgo?');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(search).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: /Leave/ }).focus();
    await userEvent.keyboard('?');
    await waitFor(() =>
      expect(page.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('p');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(search).toHaveBeenCalledTimes(2);
    await expect(print).not.toHaveBeenCalled();
    await expect(goToOrders).not.toHaveBeenCalled();
  },
};
