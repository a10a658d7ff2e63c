import type { Meta, StoryObj } from '@storybook/react-vite';
import { RackDrawing } from './RackDrawing.tsx';

const meta = {
  title: 'Domain/RackDrawing',
  component: RackDrawing,
  args: { label: 'Place of B-04-2 in the rack', levels: 4, level: 2 },
} satisfies Meta<typeof RackDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SecondShelf: Story = {};
export const TopOfNine: Story = { args: { label: 'Place of B-04-9 in the rack', levels: 9, level: 9 } };
