import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Kit/Drawer/Matrix',
  component: Drawer,
  // Each in its own frame, because they cover the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    defaultOpen: true,
    title: 'Add rule',
    description: 'The first rule that fits decides',
    children: 'Conditions go here.',
    actions: <Button tone="accent">Save rule</Button>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const LongHindi: Story = {
  args: {
    title: 'पाँच किलो से भारी और नाज़ुक पार्सलों के लिए नया नियम जोड़ें',
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>{`शर्त ${index + 1}`}</p>),
  },
};
