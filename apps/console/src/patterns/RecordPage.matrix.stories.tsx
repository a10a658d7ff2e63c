import type { Meta, StoryObj } from '@storybook/react-vite';
import { NamedPages } from './NamedPages.fixture.tsx';
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
  render: () => {
    const states = { ARecord, Loading, NotFound, NoAccess, Failed };
    const pages = Object.entries(states).map(([name, { args }]) => [
      name,
      <RecordPage key={name} {...meta.args} {...args} />,
    ]);
    return <NamedPages pages={Object.fromEntries(pages)} />;
  },
};
