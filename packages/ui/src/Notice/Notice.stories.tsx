import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Notice, noticeTones } from './Notice.tsx';

const meta = {
  title: 'Kit/Notice',
  component: Notice,
  args: { title: 'Pickup closes at 2 pm', children: '14 parcels have no label yet.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It can be put away. */
export const CanBeDismissed: Story = {
  args: { tone: 'caution', onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Every tone. */
export const EveryTone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
};
