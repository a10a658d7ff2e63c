import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Link, LinkButton } from './Link.tsx';
import { StateMatrix } from '../states.fixture.tsx';

const meta = { title: 'Kit/Link/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={12}>
      <Inline gap={12}>
        <Link href="#order">Order KH-100482</Link>
        <Link href="https://example.com" isExternal>
          Track at the courier
        </Link>
        <Link href="#file" download="orders.csv">
          Download orders
        </Link>
      </Inline>
      <Inline gap={12}>
        <LinkButton href="#new" tone="accent">
          Create order
        </LinkButton>
        <LinkButton href="#all">All orders</LinkButton>
        <LinkButton href="#all" variant="ghost" size="small">
          Small
        </LinkButton>
        <LinkButton href="#all" size="large">
          Large
        </LinkButton>
      </Inline>
    </Stack>
  ),
};

/** Each kind in each interactive state. */
export const EveryHand: Story = {
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={{
        link: (_state, label) => <Link href="#order">{label}</Link>,
        main: (_state, label) => (
          <LinkButton href="#new" tone="accent">
            {label}
          </LinkButton>
        ),
        button: (_state, label) => <LinkButton href="#all">{label}</LinkButton>,
        ghost: (_state, label) => (
          <LinkButton href="#all" variant="ghost">
            {label}
          </LinkButton>
        ),
      }}
    />
  ),
};
