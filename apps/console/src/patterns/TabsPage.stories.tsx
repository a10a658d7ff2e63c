import { Button, EmptyState } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TabsPage } from './TabsPage.tsx';
import { StoryClient } from './storyClient.fixture.tsx';

const meta = {
  title: 'Patterns/Tabs page',
  component: TabsPage,
  tags: ['!autodocs'],
  args: {
    title: 'SKUs and boxes',
    description: 'Weights and dimensions decide the box, the courier and the price of every order.',
    tabs: [
      {
        id: 'skus',
        label: 'SKUs',
        count: 27,
        actions: <Button tone="accent">Add SKU</Button>,
        content: <EmptyState title="No SKUs yet" />,
      },
      { id: 'boxes', label: 'Boxes', content: <EmptyState title="No boxes yet" /> },
      { id: 'rates', label: 'Rates', module: 'billing', content: <EmptyState title="No rates yet" /> },
    ],
  },
  render: (args) => (
    <StoryClient>
      <TabsPage {...args} />
    </StoryClient>
  ),
} satisfies Meta<typeof TabsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tabInAddress = () => new URLSearchParams(window.location.search).get('tab');

/** The open tab is in the address; its actions are in the header. A tab of a module that the user lacks is left out. */
export const TheTabIsInTheAddress: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('tab', { name: 'Rates' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Add SKU' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Boxes' }));
    await waitFor(() => expect(tabInAddress()).toBe('boxes'));
    await expect(canvas.getByText('No boxes yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add SKU' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /SKUs/ }));
    await waitFor(() => expect(tabInAddress()).toBeNull());
  },
};

/** The user has none of the tabs' modules. */
export const NoAccess: Story = {
  args: { tabs: [{ id: 'rates', label: 'Rates', module: 'billing', content: null }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("You don't have access")).toBeVisible());
  },
};
