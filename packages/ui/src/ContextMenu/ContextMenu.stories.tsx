import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { ContextMenu } from './ContextMenu.tsx';

const meta = {
  title: 'Kit/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'Actions for KH-100482',
    onAction: fn(),
    items: [
      { id: 'open', label: 'Open in a new tab' },
      { id: 'copy', label: 'Copy AWB', hint: 'C' },
      { id: 'losing', items: [{ id: 'cancel', label: 'Cancel order', tone: 'critical' }] },
    ],
    children: (
      <div style={{ padding: 40, background: 'white' }}>
        <Link href="#order">KH-100482</Link>
      </div>
    ),
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the pointer; what is chosen is told, and the focus is where it was. */
export const AtThePointer: Story = {
  parameters: { answers: ['opens-at-the-pointer', 'focus-goes-back'] },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const link = canvas.getByRole('link');
    link.focus();
    const event = new MouseEvent('contextmenu', {
      bubbles: true,
      cancelable: true,
      button: 2,
      clientX: 120,
      clientY: 90,
    });
    link.dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(true);
    const menu = await page.findByRole('menu', { name: 'Actions for KH-100482' });
    await waitFor(() => {
      const { left, top } = menu.getBoundingClientRect();
      void expect(Math.abs(left - 120)).toBeLessThan(12);
      void expect(Math.abs(top - 90)).toBeLessThan(12);
    });
    await userEvent.click(page.getByRole('menuitem', { name: /Copy AWB/ }));
    await expect(args.onAction).toHaveBeenCalledWith('copy');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** No mouse: under what has the focus. */
export const ByTheMenuKey: Story = {
  parameters: { answers: ['opens-by-the-menu-key', 'focus-goes-back'] },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const link = canvas.getByRole('link');
    link.focus();
    await fireEvent.contextMenu(link, { clientX: 0, clientY: 0, button: 0 });
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Open in a new tab' })).toHaveFocus());
    const under = page.getByRole('menu').getBoundingClientRect().top - link.getBoundingClientRect().bottom;
    await expect(Math.abs(under)).toBeLessThan(12);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('cancel');
    await waitFor(() => expect(link).toHaveFocus());
    await fireEvent.contextMenu(link, { clientX: 0, clientY: 0, button: 0 });
    await page.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** For "inspect", for spelling, for whatever the browser offers. */
export const TheBrowsersOwn: Story = {
  parameters: { answers: ['shift-gives-the-browsers'] },
  play: async ({ canvas, canvasElement }) => {
    const event = new MouseEvent('contextmenu', {
      bubbles: true,
      cancelable: true,
      button: 2,
      shiftKey: true,
    });
    canvas.getByRole('link').dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(false);
    await expect(within(canvasElement.ownerDocument.body).queryByRole('menu')).toBeNull();
  },
};
