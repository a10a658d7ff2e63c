import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Kit/Popover/Matrix',
  component: Popover,
  // Each in its own frame, because they cover the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    label: 'Columns',
    trigger: <Button>Columns</Button>,
    children: 'Which columns are shown, and in which order.',
    defaultOpen: true,
  },
  render: (args) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 320 }}>
      <Popover {...args} />
    </div>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BottomStart: Story = {};
export const BottomEnd: Story = { args: { placement: 'bottom end' } };
export const Top: Story = { args: { placement: 'top' } };
export const LongHindi: Story = {
  args: {
    placement: 'bottom',
    children: 'कौन-कौन से स्तंभ दिखाए जाएँ, किस क्रम में दिखाए जाएँ और कौन-से स्तंभ हमेशा सामने रहें।',
  },
};
