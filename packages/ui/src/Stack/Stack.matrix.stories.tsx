import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Stack } from './Stack.tsx';

const meta = { title: 'Kit/Stack/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All alignments, small and large gaps. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={32}>
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Stack key={align} align={align} gap={4}>
          <Button>{align}</Button>
          <Button>Print label</Button>
        </Stack>
      ))}
      {([0, 8, 24] as const).map((gap) => (
        <Stack key={gap} gap={gap} align="start">
          <Button>{`gap ${gap}`}</Button>
          <Button>Print label</Button>
        </Stack>
      ))}
    </Stack>
  ),
};
