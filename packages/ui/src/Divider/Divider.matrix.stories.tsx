import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider } from './Divider.tsx';

const meta = { title: 'Kit/Divider/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Between two groups. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={12}>
      <Text>Ship to</Text>
      <Divider />
      <Text>Bill to</Text>
    </Stack>
  ),
};
