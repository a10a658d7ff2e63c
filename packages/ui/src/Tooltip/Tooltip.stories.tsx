import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Kit/Tooltip',
  component: Tooltip,
  args: { children: 'Print label', trigger: <Button>Label</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Immediately on keyboard focus. */
export const OnKeyboardFocus: Story = {
  parameters: { answers: ['shows-on-focus', 'escape-hides', 'describes-its-control'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(await within(canvasElement.ownerDocument.body).findByRole('tooltip')).toHaveTextContent(
      'Print label',
    );
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Print label');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** The control shows the same text. */
export const NotNeeded: Story = {
  parameters: { answers: ['silent-when-disabled'] },
  args: { isDisabled: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(within(canvasElement.ownerDocument.body).queryByRole('tooltip')).toBeNull();
  },
};
