import { Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { saveRecordOrder } from './recordOrder.ts';
import { RecordPage } from './RecordPage.tsx';
import meta, { ARecord, Failed, Loading, NoAccess, NotFound } from './RecordPage.stories.tsx';

const matrix = {
  title: 'Patterns/Record page/Matrix',
  beforeEach: () => saveRecordOrder(['/before', window.location.pathname, '/after']),
} satisfies Meta;
export default matrix;

/** With neighbours, loading, missing, without access, failed. */
export const EveryState: StoryObj<typeof matrix> = {
  render: () => (
    <Stack gap={32}>
      {[ARecord, Loading, NotFound, NoAccess, Failed].map(({ args }, index) => (
        // The states have no names of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <RecordPage key={index} {...meta.args} {...args} />
      ))}
    </Stack>
  ),
};
