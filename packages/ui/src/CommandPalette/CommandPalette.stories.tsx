import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ShortcutHelp } from '../ShortcutHelp/index.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import type { CommandGroup, CommandSearch } from './useCommandSearch.ts';

const orders = ['KH-100482', 'KH-100481', 'KH-100479'];
const onAction = fn();

const search: CommandSearch = async (text) => {
  const found = orders.filter((order) => order.toLowerCase().includes(text.toLowerCase()));
  return [
    {
      id: 'orders',
      title: 'Orders',
      commands: found.map((id) => ({
        id,
        label: id,
        description: 'Ananya Krishnan · Bengaluru',
        hint: 'New',
      })),
    },
  ];
};

const initialGroups: CommandGroup[] = [
  {
    id: 'commands',
    title: 'Commands',
    commands: [
      { id: 'create', label: 'Create order' },
      { id: 'sku', label: 'Add SKU' },
    ],
  },
];

const meta = {
  title: 'Kit/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    search,
    initialGroups,
    placeholder: 'Order, AWB, phone or SKU',
    onAction,
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

function Page(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
      <ShortcutHelp />
    </>
  );
}

/** Type, arrow down, Enter; the shortcut reopens it. */
export const JumpsToAnOrder: Story = {
  parameters: { answers: ['opens-from-anywhere', 'chosen-by-keys'] },
  render: (args) => <Page {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByRole('combobox'), '1004');
    await page.findByText('KH-100482');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
    await expect(onAction.mock.lastCall?.[0]).toHaveProperty('id', 'KH-100481');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await page.findByRole('dialog')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?');
    await expect(await page.findByText('Search and commands')).toBeVisible();
  },
};

/** An empty result has a message. */
export const FindsNothing: Story = {
  parameters: { answers: ['nothing-in-words'] },
  render: (args) => <Page {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByRole('combobox'), 'zzz');
    await waitFor(() => expect(page.getAllByText('No results for “zzz”').length).toBeGreaterThan(0));
  },
};
