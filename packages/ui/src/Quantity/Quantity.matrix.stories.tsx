import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Quantity } from './Quantity.tsx';

const meta = { title: 'Kit/Quantity/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={8}>
      <Quantity value={850} unit="gram" />
      <Quantity value={1250} unit="gram" />
      <Quantity value={32.5} unit="centimetre" />
      <Quantity value={0} unit={['piece', 'pieces']} />
      <Quantity value={1} unit={['piece', 'pieces']} />
      <Quantity value={1_24_000} unit={['नग', 'नग']} />
    </Stack>
  ),
};
