import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Kit/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'New orders', href: '#new' }, { label: 'KH-100482' }] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last level is the current page, not a link. */
export const EndsAtThePage: Story = {
  parameters: { answers: ['page-is-no-link', 'short-way-whole'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('KH-100482')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A long path shows its start and end. */
export const ALongWay: Story = {
  parameters: { answers: ['middle-goes-into-a-menu'] },
  args: {
    items: [
      { label: 'Settings', href: '#settings' },
      { label: 'Warehouses', href: '#warehouses' },
      { label: 'Jaipur', href: '#jaipur' },
      { label: 'Aisle 4', href: '#aisle' },
      { label: 'Shelf C', href: '#shelf' },
      { label: 'Bin 12' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Settings',
      'Shelf C',
    ]);
    canvas.getByRole('button', { name: 'Show 3 more levels' }).focus();
    await userEvent.keyboard('{Enter}');
    const levels = await page.findAllByRole('menuitem');
    await expect(levels.map((level) => level.textContent)).toEqual(['Warehouses', 'Jaipur', 'Aisle 4']);
    await expect(levels[1]).toHaveAttribute('href', '#jaipur');
    await userEvent.keyboard('{Escape}');
    // By mouse.
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more levels' }));
    await expect(await page.findByRole('menuitem', { name: 'Aisle 4' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
