import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Kit/Inline',
  component: Inline,
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Side by side, centred. */
export const BesideOneAnother: Story = {
  args: {
    children: [
      <Button key="a">Print label</Button>,
      <Button key="b">Print invoice</Button>,
      <Text key="c">2 boxes</Text>,
    ],
  },
};

/** One at each end. */
export const AtBothEnds: Story = {
  args: {
    justify: 'space-between',
    children: [
      <Text key="a">Total</Text>,
      <Text key="b" weight="semibold" isNumeric>
        ₹2,499
      </Text>,
    ],
  },
};

/** Wraps without room. */
export const Wrapping: Story = {
  args: {
    children: ['Jaipur', 'Bengaluru', 'Thiruvananthapuram', 'Guwahati', 'Chandigarh'].map((city) => (
      <Button key={city}>{city}</Button>
    )),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 260 }}>
      <Inline {...args} />
    </div>
  ),
  parameters: { answers: ['wraps'] },
  play: async ({ canvas }) => {
    const tops = new Set(canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top));
    await expect(tops.size).toBeGreaterThan(1);
  },
};
