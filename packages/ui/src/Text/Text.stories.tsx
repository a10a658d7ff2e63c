import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta = {
  title: 'Kit/Text',
  component: Text,
  args: { children: 'Two boxes leave Jaipur tomorrow morning.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As most words are. */
export const Body: Story = {};

/** Says less loudly what helps. */
export const Second: Story = { args: { tone: 'second', size: 'secondary' } };

/** A long word breaks before it leaves its place. */
export const LongWord: Story = {
  args: { children: 'MITTI-LOOM-HANDBLOCK-PRINTED-COTTON-DOUBLE-BEDSHEET-INDIGO-KING' },
  render: (args) => (
    <div style={{ maxInlineSize: 200 }}>
      <Text {...args} />
    </div>
  ),
};
