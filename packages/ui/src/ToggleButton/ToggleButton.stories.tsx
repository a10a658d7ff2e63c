import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { ColumnsIcon, UserIcon } from '../icons/index.ts';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'Kit/ToggleButton',
  component: ToggleButton,
  args: { label: 'Only mine', onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <ToggleButton {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On by mouse, off by Space. */
export const OnAndOff: Story = {
  parameters: { answers: ['turns-on-and-off'] },
  args: { children: <UserIcon size={16} /> },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Only mine' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Icon only. */
export const IconOnly: Story = {
  parameters: { answers: ['icon-has-a-name'] },
  args: { label: 'Columns', isIconOnly: true, children: <ColumnsIcon size={16} /> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Columns');
  },
};
