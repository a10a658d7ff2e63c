import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  render: (args) => (
    <Stack>
      <Text>Ship to</Text>
      <Divider {...args} />
      <Text>Bill to</Text>
    </Stack>
  ),
  parameters: { answers: ['parts-for-all', 'no-space-of-its-own'] },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    const { width, height } = line.getBoundingClientRect();
    await expect(height).toBe(1);
    await expect(width).toBe(line.parentElement?.clientWidth);
    await expect(line).toHaveStyle({ marginTop: '0px', marginBottom: '0px' });
  },
};
