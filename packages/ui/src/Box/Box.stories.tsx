import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from './Box.tsx';

const meta = {
  title: 'Kit/Box',
  component: Box,
  args: { children: 'Packed and weighed', paddingBlock: 12, paddingInline: 16 },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sets something back from the page, on the ground of a well. */
export const Sunken: Story = { args: { background: 'sunken', borderRadius: 'card' } };

/** Only space around it. */
export const SpaceOnly: Story = {};
