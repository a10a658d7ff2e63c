import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Kit/Switch',
  component: Switch,
  args: { children: 'Returns come back here', onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <Switch {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On by its label, off by Space. */
export const Switching: Story = {
  parameters: { answers: ['turned-by-words-and-space'] },
  args: { description: 'Otherwise they go to the pickup address.' },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: /Returns come back here/ });
    await userEvent.click(canvas.getByText('Returns come back here'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true, defaultValue: true } };
