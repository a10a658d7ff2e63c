import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { StateMatrix } from '../states.fixture.tsx';
import { Pagination } from './Pagination.tsx';

const meta = { title: 'Kit/Pagination/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const places = [
  { page: 1, total: 0 },
  { page: 1, total: 31 },
  { page: 3, total: 250 },
  { page: 1, total: 126_000 },
  { page: 1260, total: 126_000 },
  { page: 2520, total: 126_000 },
];

/** Empty, one page, few, and each place in many; narrow. */
export const EveryPlace: Story = {
  render: () => (
    <Stack gap={20}>
      {places.map((place) => (
        <Pagination
          key={`${place.page} ${place.total}`}
          label={`${place.page}, ${place.total}`}
          pageSize={50}
          {...place}
        />
      ))}
      <Grid columns={{ base: 1, md: 4 }}>
        <Pagination label="narrow" page={12} total={1234} pageSize={50} />
      </Grid>
    </Stack>
  ),
};

/** An arrow and a page at rest, under the pointer, in focus and pressed; as buttons and as links. */
export const EveryHand: Story = {
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus', 'pressed']}
      of='[aria-label="Next page"]'
      cell={260}
      variants={{
        buttons: (_state, label) => <Pagination label={label} page={2} total={120} pageSize={50} />,
        links: (_state, label) => (
          <Pagination label={label} page={2} total={120} pageSize={50} getHref={(page) => `#${page}`} />
        ),
      }}
    />
  ),
};
