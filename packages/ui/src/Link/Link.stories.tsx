import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { NavigationProvider } from '../NavigationProvider/index.ts';
import { Link, LinkButton } from './Link.tsx';

const navigate = fn();

const meta = {
  title: 'Kit/Link',
  component: Link,
  args: { href: '/orders/KH-100482', children: 'Order KH-100482' },
  beforeEach: () => {
    navigate.mockClear();
  },
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <Link {...args} />
    </NavigationProvider>
  ),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Uses the app's router, by mouse and Enter. */
export const WithinTheApp: Story = {
  parameters: { answers: ['uses-the-router'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Order KH-100482' });
    await userEvent.click(link);
    await expect(navigate.mock.lastCall?.[0]).toBe('/orders/KH-100482');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
};

/** Another site, in a new tab without opener. */
export const ToAnotherSite: Story = {
  parameters: { answers: ['safe-elsewhere'] },
  args: { href: 'https://example.com/track', isExternal: true, children: 'Track at the courier' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** A link that looks like a button. */
export const LikeAButton: Story = {
  render: () => (
    <NavigationProvider navigate={navigate}>
      <Inline>
        <LinkButton href="/orders/create" tone="accent">
          Create order
        </LinkButton>
        <LinkButton href="/orders">All orders</LinkButton>
      </Inline>
    </NavigationProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Create order' }));
    await expect(navigate.mock.lastCall?.[0]).toBe('/orders/create');
  },
};
