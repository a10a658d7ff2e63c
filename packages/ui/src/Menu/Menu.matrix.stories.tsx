import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { BoxIcon, TrashIcon } from '../icons/index.ts';
import { Menu } from './Menu.tsx';

const meta = { title: 'Kit/Menu/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open: plain, described, current, with icon and hint, disabled, in groups, critical, in Hindi. */
export const EveryItem: Story = {
  render: () => (
    <Menu
      label="Everything"
      placement="bottom start"
      trigger={<Button>More</Button>}
      items={[
        { id: 'plain', label: 'Edit order' },
        { id: 'described', label: 'Duplicate', description: 'Same products, new buyer' },
        { id: 'current', label: 'New orders', isCurrent: true, hint: '128' },
        { id: 'icon', label: 'Change box', icon: <BoxIcon size={16} />, hint: 'B' },
        { id: 'disabled', label: 'Ship as is', isDisabled: true },
        { id: 'hindi', label: 'इस पार्सल को दूसरे गोदाम से भेजें' },
        {
          id: 'losing',
          title: 'Cannot be undone',
          items: [{ id: 'cancel', label: 'Cancel order', tone: 'critical', icon: <TrashIcon size={16} /> }],
        },
      ]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement.ownerDocument.body).findByRole('menu')).toBeVisible();
  },
};

/** A critical item in focus and hover state keeps its colour. */
export const CriticalInFocus: Story = {
  ...EveryItem,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(canvasElement.ownerDocument.body);
    await expect(await menu.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(menu.getByRole('menuitem', { name: /Cancel order/ })).toHaveFocus();
  },
};
