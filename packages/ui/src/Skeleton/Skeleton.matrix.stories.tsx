import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Kit/Skeleton/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All shapes, one and several lines, wide and narrow. */
export const EveryShape: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }} gap={32}>
      {[1, 4].map((lines) => (
        <Stack key={lines} gap={16}>
          <Skeleton shape="title" />
          <Skeleton lines={lines} />
          <Skeleton shape="block" height={lines * 40} />
        </Stack>
      ))}
    </Grid>
  ),
};
