import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Kit/Popover',
  component: Popover,
  args: { label: 'Columns', trigger: <Button>Columns</Button>, children: <Button>Show all</Button> },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside its button; Escape returns focus. */
export const BesideItsButton: Story = {
  parameters: { answers: ['escape-gives-focus-back', 'outside-press-closes'] },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.click(button);
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await page.findByRole('dialog');
    await userEvent.click(canvasElement.ownerDocument.querySelector('[data-testid="underlay"]')!);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** At the edge it flips into the window. */
export const AtTheEdge: Story = {
  parameters: { answers: ['kept-in-the-window'] },
  render: (args) => (
    <div style={{ position: 'fixed', insetBlockEnd: 4, insetInlineEnd: 4 }}>
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const { right, bottom } = (await page.findByRole('dialog', { name: 'Columns' })).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
