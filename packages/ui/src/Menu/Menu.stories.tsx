import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  args: {
    label: 'More actions for KH-100482',
    trigger: <Button>More</Button>,
    onAction: fn(),
    items: [
      { id: 'edit', label: 'Edit order', hint: 'E' },
      { id: 'duplicate', label: 'Duplicate', description: 'Same products, new buyer' },
      { id: 'ship', label: 'Ship as is', isDisabled: true },
      { id: 'danger', items: [{ id: 'cancel', label: 'Cancel order', tone: 'critical' }] },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By mouse, then by typing letters. */
export const ChoosesAnAction: Story = {
  parameters: { answers: ['chosen-by-mouse-and-keys'] },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    await userEvent.click(await page.findByRole('menuitem', { name: /Edit order/ }));
    await expect(args.onAction).toHaveBeenLastCalledWith('edit');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('menu');
    await userEvent.keyboard('du{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('duplicate');
  },
};

/** Disabled items are visible but skipped. */
export const PassesOverWhatIsDisabled: Story = {
  parameters: { answers: ['disabled-is-passed-over', 'escape-closes'] },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: /Cancel order/ })).toHaveFocus());
    await userEvent.click(page.getByRole('menuitem', { name: /Ship as is/ }), { pointerEventsCheck: 0 });
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
