import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Kit/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Between two groups. */
export const BetweenGroups: Story = {
  render: () => (
    <Stack>
      <Text>Ship to</Text>
      <Divider />
      <Text>Bill to</Text>
    </Stack>
  ),
};
