import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Kit/Stack',
  component: Stack,
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stacked children with even spacing, full width. */
export const UnderOneAnother: Story = {
  args: {
    children: [
      <Text key="a">Ananya Krishnan</Text>,
      <Text key="b" tone="second">
        Bengaluru 560034
      </Text>,
      <Button key="c">Change address</Button>,
    ],
  },
};

/** Aligned at the start, with natural widths. */
export const AtTheStart: Story = { args: { ...UnderOneAnother.args, align: 'start', gap: 20 } };

/** List semantics. */
export const AsAList: Story = {
  parameters: { answers: ['can-be-a-list'] },
  args: {
    as: 'ul',
    gap: 4,
    children: [
      <Text key="a" as="li">
        Shirt
      </Text>,
      <Text key="b" as="li">
        Scarf
      </Text>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
