import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShortcutHelp } from './ShortcutHelp.tsx';

const meta = {
  title: 'Kit/ShortcutHelp/Matrix',
  component: ShortcutHelp,
  // In a frame of its own: it covers the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ShortcutHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Signs, letters held together, one after the other, named keys; long Hindi words. */
export const EveryKindOfKey: Story = {
  args: {
    defaultOpen: true,
    extraShortcuts: [
      { keys: 'mod+k', description: 'Search' },
      { keys: 'g o', description: 'Orders', group: 'Go to' },
      { keys: 'g r', description: 'Returns', group: 'Go to' },
      { keys: 'mod+shift+enter', description: 'Save and create another', group: 'Order' },
      { keys: 'alt+arrowdown', description: 'सूची में इसके बाद वाली खेप खोलें', group: 'Order' },
      { keys: 'space', description: 'Choose the row', group: 'Grid' },
    ],
  },
};
