import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Grid } from './Grid.tsx';

const meta = { title: 'Kit/Grid/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All column types. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={24}>
      {([1, 2, 3, 4, 'aside', 'wide'] as const).map((columns) => (
        <Grid key={columns} columns={{ base: 1, md: columns }} gap={12}>
          <Card title={String(columns)}>Mitti & Loom</Card>
          <Card>Jaipur</Card>
        </Grid>
      ))}
    </Stack>
  ),
};
