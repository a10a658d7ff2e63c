import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShortcutHelp } from './ShortcutHelp.tsx';

const meta = { title: 'Kit/ShortcutHelp/Matrix', component: ShortcutHelp } satisfies Meta<
  typeof ShortcutHelp
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Signs, letters held together, one after the other, named keys; long Hindi words. */
export const EveryKindOfKey: Story = {
  args: {
    isOpen: true,
    also: [
      { keys: 'mod+k', does: 'Search' },
      { keys: 'g o', does: 'Orders', group: 'Go to' },
      { keys: 'g r', does: 'Returns', group: 'Go to' },
      { keys: 'mod+shift+enter', does: 'Save and create another', group: 'Order' },
      { keys: 'alt+arrowdown', does: 'सूची में इसके बाद वाली खेप खोलें', group: 'Order' },
      { keys: 'space', does: 'Choose the row', group: 'Grid' },
    ],
  },
};
