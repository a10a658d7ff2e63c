import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { BoxIcon, TrashIcon } from '../icons/index.ts';
import { Link } from '../Link/index.ts';
import { ContextMenu } from './ContextMenu.tsx';

const meta = { title: 'Kit/ContextMenu/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open, with icons, a description, a hint, groups and long Hindi words. */
export const Open: Story = {
  render: () => (
    <ContextMenu
      label="Actions"
      items={[
        {
          id: 'box',
          label: 'Change box',
          description: 'Now L, 45×35×15 cm',
          icon: <BoxIcon size={16} />,
          hint: 'B',
        },
        { id: 'hindi', label: 'इस पार्सल को दूसरे गोदाम से भेजें' },
        { id: 'off', label: 'Not now', isDisabled: true },
        {
          id: 'losing',
          title: 'Cannot be undone',
          items: [{ id: 'cancel', label: 'Cancel order', tone: 'critical', icon: <TrashIcon size={16} /> }],
        },
      ]}
    >
      <Card title="KH-100482">
        <Link href="#order">Open</Link>
      </Card>
    </ContextMenu>
  ),
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.contextMenu(canvas.getByRole('link'), { button: 2, clientX: 60, clientY: 120 });
    await expect(await within(canvasElement.ownerDocument.body).findByRole('menu')).toBeVisible();
  },
};
