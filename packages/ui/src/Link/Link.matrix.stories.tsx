import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Link, LinkButton } from './Link.tsx';

const meta = { title: 'Kit/Link/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every variant and state. */
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
        <LinkButton href="#all" look="ghost" size="small">
          Small
        </LinkButton>
        <LinkButton href="#all" size="large">
          Large
        </LinkButton>
      </Inline>
    </Stack>
  ),
};
