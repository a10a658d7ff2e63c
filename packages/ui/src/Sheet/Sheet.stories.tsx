import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { useShortcut } from '../ShortcutHelp/index.ts';
import { TextField } from '../TextField/index.ts';
import { filledSheet } from './Sheet.fixture.tsx';
import { Sheet } from './Sheet.tsx';

const onPage = fn();
const inSheet = fn();

function SheetWork() {
  useShortcut({ keys: 'x', description: 'Exclude the box' }, inSheet);
  useShortcut({ keys: 'enter', description: 'Pack' }, inSheet);
  return (
    <>
      <TextField label="Note" />
      <Button>Other</Button>
    </>
  );
}

function Removable() {
  const [isThere, setThere] = useState(true);
  return isThere && <Button onPress={() => setThere(false)}>Use address</Button>;
}

function Opened({ children }: { children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  useShortcut({ keys: 'x', description: 'Select the row' }, onPage);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Pack the day</Button>
      <Sheet {...filledSheet} isOpen={isOpen} onOpenChange={setOpen}>
        <SheetWork />
        {children}
      </Sheet>
    </>
  );
}

const meta = {
  title: 'Kit/Sheet',
  component: Sheet,
  args: filledSheet,
  beforeEach: () => {
    onPage.mockClear();
    inSheet.mockClear();
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Work over the page: its shortcuts replace those of the page until it is closed. */
export const OverThePage: Story = {
  parameters: { answers: ['closes-by-cross-and-escape', 'own-shortcuts', 'side-first-on-a-phone'] },
  render: () => <Opened />,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = canvas.getByRole('button', { name: 'Pack the day' });
    await userEvent.click(opener);
    const sheet = await page.findByRole('dialog', { name: 'Pack the day' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('x');
    await expect(inSheet).toHaveBeenCalledOnce();
    await expect(onPage).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(inSheet).toHaveBeenCalledTimes(2);
    // Letters in a field are text, and Enter on a button presses it.
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'Note' }), 'x');
    within(sheet).getByRole('button', { name: 'Other' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(inSheet).toHaveBeenCalledTimes(2);
    const side = within(sheet).getByRole('region', { name: 'Needs you' });
    const work = within(sheet).getByRole('textbox', { name: 'Note' });
    await expect(side.compareDocumentPosition(work)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('x');
    await expect(onPage).toHaveBeenCalledOnce();
  },
};

/** A finished item disappears, and the next Enter is the sheet's own: it doesn't press the close button. */
export const FocusAfterRemoval: Story = {
  parameters: { answers: ['focus-stays-inside'] },
  render: () => (
    <Opened>
      <Removable />
    </Opened>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Pack the day' }));
    const sheet = await page.findByRole('dialog', { name: 'Pack the day' });
    const button = within(sheet).getByRole('button', { name: 'Use address' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toBeInTheDocument());
    // React Aria moves the focus with a frame.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    await expect(sheet).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(inSheet).toHaveBeenCalledOnce();
    await expect(sheet).toBeInTheDocument();
  },
};
