import { Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordPage } from './RecordPage.tsx';
import meta, { ARecord, Failed, Loading, NoAccess, NotFound, WithNeighbours } from './RecordPage.stories.tsx';

const matrix = { title: 'Patterns/Record page/Matrix' } satisfies Meta;
export default matrix;

/** With neighbours, loading, missing, without access, failed. */
export const EveryState: StoryObj<typeof matrix> = {
  render: () => (
    <Stack gap={32}>
      {[ARecord, WithNeighbours, Loading, NotFound, NoAccess, Failed].map(({ args }, index) => (
        // The states have no names of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <RecordPage key={index} {...meta.args} {...args} />
      ))}
    </Stack>
  ),
};
