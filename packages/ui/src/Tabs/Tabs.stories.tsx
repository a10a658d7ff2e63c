import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'all', label: 'All new', count: 128 },
  { id: 'packaging', label: 'Needs packaging', count: 46 },
  { id: 'courier', label: 'Needs courier', count: 71 },
  { id: 'address', label: 'Address to check', count: 11 },
];

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: 'Views of new orders',
    items,
    children: 'The list the tabs filter',
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A click or arrow key changes the view. */
export const FiltersAList: Story = {
  parameters: { answers: ['changes-by-mouse-and-keys'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Needs packaging/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('packaging');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Needs courier/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: /All new/ })).toHaveFocus();
  },
};

/** Each tab with its own content. */
export const ShowsItsOwnContent: Story = {
  parameters: { answers: ['panel-of-its-own'] },
  args: {
    items: items.slice(0, 2).map((item) => ({ ...item, content: `Only ${item.label.toLowerCase()}` })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Needs packaging/ }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Only needs packaging');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(/Needs packaging/);
  },
};
