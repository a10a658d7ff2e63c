import type { Meta, StoryObj } from '@storybook/react-vite';
import { BoxIcon } from '../icons/index.ts';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandGroup } from './useCommandSearch.ts';

const groups: CommandGroup[] = [
  {
    id: 'orders',
    title: 'Orders',
    commands: [
      {
        id: 'a',
        label: 'KH-100482',
        description: 'Ananya Krishnan · Bengaluru',
        hint: 'New',
        icon: <BoxIcon size={16} />,
      },
      { id: 'b', label: 'आशा राव की खेप, पुणे से जयपुर तक', description: 'नकद भुगतान ₹4,150.00' },
    ],
  },
  { id: 'commands', title: 'Commands', commands: [{ id: 'create', label: 'Create order', hint: 'C' }] },
];

const meta = {
  title: 'Kit/CommandPalette/Matrix',
  component: CommandPalette,
  // Each in its own frame, because they cover the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    search: async () => [],
    placeholder: 'Order, AWB, phone or SKU',
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSuggestions: Story = { args: { initialGroups: groups } };
export const Bare: Story = {};
