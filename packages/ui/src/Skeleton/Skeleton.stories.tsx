import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Kit/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A title, a paragraph and a block. */
export const EveryShape: Story = {
  args: { lines: 3 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <Skeleton shape="title" />
      <Skeleton {...args} />
      <Skeleton shape="block" height={80} />
    </div>
  ),
  parameters: { answers: ['hidden-from-screen-readers', 'keeps-its-height'] },
  play: async ({ canvasElement }) => {
    const [title, text, block] = canvasElement.querySelectorAll('[data-component="Skeleton"]');
    for (const skeleton of [title, text, block])
      await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    await expect(text!.children).toHaveLength(3);
    await expect(block!.firstElementChild!.getBoundingClientRect().height).toBe(80);
  },
};
