import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Kit/VisuallyHidden/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes no space. */
export const EveryState: Story = {
  render: () => (
    <Text>
      Between these words
      <VisuallyHidden> hidden from view</VisuallyHidden> there is no gap.
    </Text>
  ),
};
