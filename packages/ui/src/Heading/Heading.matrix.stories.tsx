import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';

const meta = { title: 'Kit/Heading/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All sizes. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={12}>
      {(['page', 'title', 'label'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {`${size}: ऑर्डर Ship to Ananya Krishnan`}
        </Heading>
      ))}
    </Stack>
  ),
};
