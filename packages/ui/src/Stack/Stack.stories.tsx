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

/** Children under one another, evenly apart, as wide as the stack. */
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

/** At the start, each as wide as it needs. */
export const AtTheStart: Story = { args: { ...UnderOneAnother.args, align: 'start', gap: 20 } };

/** A list for those who hear the page. */
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
