import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Kit/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A title, a paragraph and a block. */
export const EveryShape: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton shape="block" height={80} />
    </div>
  ),
};
