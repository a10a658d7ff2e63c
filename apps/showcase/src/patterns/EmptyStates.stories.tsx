import { Button, EmptyState, Page } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const onRetry = fn();

const meta = { title: 'Patterns/Empty state', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new brand: what would be here, and the one thing that puts it here. */
export const NothingYet: Story = {
  render: () => (
    <Page title="Orders">
      <EmptyState
        title="No orders yet"
        description="Create one, or connect a channel to import them automatically."
        action={<Button tone="accent">Create order</Button>}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create order' })).toBeVisible();
  },
};

/** There is something, and the filters hide it. */
export const NothingFits: Story = {
  render: () => (
    <Page title="Orders">
      <EmptyState kind="no-match" action={<Button>Clear filters</Button>} />
    </Page>
  ),
};

/** There is something, and this person may not see it: whom to ask. */
export const NotAllowed: Story = {
  render: () => (
    <Page title="Billing">
      <EmptyState kind="no-permission" description="Ask Meera Nair, the owner of this brand." />
    </Page>
  ),
};

/** It could not be fetched: why, and again. */
export const NotLoaded: Story = {
  render: () => (
    <Page title="Orders">
      <EmptyState kind="error" description="The server did not answer." onRetry={onRetry} />
    </Page>
  ),
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
