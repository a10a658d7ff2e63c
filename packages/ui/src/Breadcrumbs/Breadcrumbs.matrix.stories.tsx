import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { StateMatrix } from '../states.fixture.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = { title: 'Kit/Breadcrumbs/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const levels = ['Settings', 'Warehouses', 'Jaipur', 'Aisle 4', 'Shelf C', 'Bin 12'];
const way = (length: number) => [
  ...levels.slice(0, length - 1).map((label) => ({ label, href: `#${label}` })),
  { label: levels[length - 1]! },
];

/** One to six levels; narrow, in Hindi. */
export const EveryLength: Story = {
  render: () => (
    <Stack gap={12}>
      {levels.map((level, index) => (
        // Each is a landmark of its own page; here several are stacked.
        <section key={level} aria-label={level}>
          <Breadcrumbs items={way(index + 1)} />
        </section>
      ))}
      <Grid columns={{ base: 1, md: 4 }}>
        <Breadcrumbs
          items={[
            { label: 'सेटिंग', href: '#a' },
            { label: 'जयपुर का बड़ा गोदाम', href: '#b' },
            { label: 'चौथी गली की तीसरी शेल्फ' },
          ]}
        />
      </Grid>
    </Stack>
  ),
  // A page must not have several navigations of one name, but this matrix does.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

/** A level in each interactive state, and the menu button. */
export const EveryHand: Story = {
  ...EveryLength,
  render: () => (
    <Stack gap={20}>
      <StateMatrix
        states={['rest', 'hover', 'focus', 'pressed']}
        of="a"
        variants={{ level: () => <Breadcrumbs items={way(3)} /> }}
      />
      <StateMatrix
        states={['rest', 'hover', 'focus', 'pressed']}
        of="button"
        variants={{ middle: () => <Breadcrumbs items={way(6)} /> }}
      />
    </Stack>
  ),
};
