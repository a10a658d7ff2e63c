import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Box } from './Box.tsx';

const meta = { title: 'Kit/Box/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All backgrounds and radii. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={12}>
      {(['canvas', 'surface', 'sunken'] as const).map((background) => (
        <Box
          key={background}
          background={background}
          paddingBlock={12}
          paddingInline={16}
          borderRadius="card"
        >
          <Text>{background}</Text>
        </Box>
      ))}
      {(['small', 'control', 'card', 'pill'] as const).map((radius) => (
        <Box key={radius} background="sunken" paddingBlock={8} paddingInline={16} borderRadius={radius}>
          <Text>{radius}</Text>
        </Box>
      ))}
    </Stack>
  ),
};
