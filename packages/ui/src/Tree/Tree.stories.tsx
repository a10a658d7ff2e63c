import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { categories } from './categories.fixture.ts';
import { Tree } from './Tree.tsx';

const meta = {
  title: 'Kit/Tree',
  component: Tree,
  args: { label: 'Categories', nodes: categories },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By its chevron, then without the mouse. */
export const OpensItsBranches: Story = {
  parameters: { answers: ['opens-by-mouse-and-keys', 'moves-by-keys'] },
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole('row', { name });
    await userEvent.click(canvas.getAllByRole('button', { name: /Expand|Planters/ })[0]!);
    await expect(row('Planters')).toHaveAttribute('aria-expanded', 'true');
    await expect(row('Terracotta')).toHaveAttribute('aria-level', '2');
    row('Planters').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(row('Glazed')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row('Glazed')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('la');
    await expect(row('Lamps')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(row('Planters')).toHaveFocus();
  },
};

/** Any number, by box or by Space. */
export const ChoosesSeveral: Story = {
  parameters: { answers: ['chooses-several'] },
  args: { selectionMode: 'multiple', defaultExpanded: ['planters'], onSelectionChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Terracotta/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['terracotta']);
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['terracotta', 'glazed']);
  },
};

/** A press leads there. */
export const GoesSomewhere: Story = {
  parameters: { answers: ['goes-there'] },
  args: { onAction: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Lamps' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('lamps');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('planters');
  },
};
