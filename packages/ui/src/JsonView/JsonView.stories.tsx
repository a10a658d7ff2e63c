import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { answer } from './answer.fixture.ts';
import { JsonView } from './JsonView.tsx';

const meta = {
  title: 'Kit/JsonView',
  component: JsonView,
  args: { label: 'Answer of the courier', value: answer, depth: 1 },
} satisfies Meta<typeof JsonView>;
export default meta;
type Story = StoryObj<typeof meta>;

const active = () =>
  document.getElementById(screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Down, into, and back to what holds it. */
export const ByKeyboard: Story = {
  parameters: { answers: ['walks-by-keys'] },
  play: async () => {
    const tree = await screen.findByRole('tree', { name: 'Answer of the courier' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(tree).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toContain('boxes');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(active()).toContain('length_cm');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(active()).toContain('boxes');
    await expect(screen.getByRole('treeitem', { name: /boxes/ })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(active()).toContain('note');
  },
};

/** Opened by a press. */
export const ByMouse: Story = {
  parameters: { answers: ['opens-by-mouse'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('treeitem', { name: /boxes/ }));
    await expect(screen.getAllByRole('treeitem', { name: /^\d:\s*\{2 fields/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('treeitem', { name: /boxes/ }));
    await expect(screen.getByRole('treeitem', { name: /boxes/ })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** One value, then all of it. */
export const Copying: Story = {
  parameters: { answers: ['copies'] },
  play: async ({ canvas }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    (await screen.findByRole('tree')).focus();
    await userEvent.keyboard('{ArrowDown}{Control>}c{/Control}');
    await waitFor(() => expect(copied).toHaveBeenLastCalledWith('KH100482'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy all' }));
    await waitFor(() => expect(copied).toHaveBeenLastCalledWith(JSON.stringify(answer, null, 2)));
    copied.mockRestore();
  },
};
