import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PlusIcon } from '../icons/index.ts';
import { Inline } from '../Inline/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Kit/IconButton',
  component: IconButton,
  args: { label: 'Add a box', children: <PlusIcon size={16} />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its label is its name, and its tooltip on focus. */
export const ReachedByKeyboard: Story = {
  parameters: { answers: ['named-and-shown'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add a box' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Add a box');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** All sizes. */
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} size="small" variant="outline" />
      <IconButton {...args} variant="outline" />
      <IconButton {...args} size="large" variant="outline" />
    </Inline>
  ),
};
