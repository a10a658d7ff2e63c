import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShortcutHelp } from './ShortcutHelp.tsx';

const meta = {
  title: 'Kit/ShortcutHelp/Matrix',
  component: ShortcutHelp,
  // In its own frame, because it covers the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ShortcutHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Symbols, combinations, sequences, named keys; long Hindi text. */
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
