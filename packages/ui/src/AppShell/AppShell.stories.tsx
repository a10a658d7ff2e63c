import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AvatarButton } from '../Avatar/index.ts';
import { DataGrid } from '../DataGrid/index.ts';
import { demoColumns, demoOrders, orderKey } from '../DataGrid/orders.fixture.tsx';
import { createSelection } from '../DataGrid/selection/selection.ts';
import { Menu } from '../Menu/index.ts';
import { demoBottom, demoModules } from '../Sidebar/modules.fixture.tsx';
import { Tabs } from '../Tabs/index.ts';
import { AppShell, type AppShellProps } from './AppShell.tsx';
import { TopBarChip } from './TopBarChip.tsx';

const selection = createSelection(['KH-100482']);

const page = (
  <div style={{ padding: '20px 24px', display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <h1 style={{ fontSize: 22, fontWeight: 650 }}>New orders</h1>
    <Tabs
      label="Views of new orders"
      items={[
        { id: 'all', label: 'All new', count: 128 },
        { id: 'courier', label: 'Needs courier', count: 71 },
      ]}
    >
      <div style={{ paddingBlockStart: 16 }}>
        <DataGrid
          label="New orders"
          rows={demoOrders(40)}
          rowKey={orderKey}
          columns={demoColumns}
          selection={selection}
          totalCount={128}
          hasMore
          onLoadMore={() => undefined}
        />
      </div>
    </Tabs>
  </div>
);

const meta = {
  title: 'Kit/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    sidebar: {
      brandName: 'Mitti & Loom',
      productName: 'Khep',
      modules: demoModules,
      bottomModules: demoBottom,
      activeModule: 'orders',
      activeSubModule: 'new',
    },
    search: { label: 'Search order, AWB, phone or SKU', onPress: fn() },
    wallet: (
      <TopBarChip label="Wallet" href="#wallet">
        ₹18,240.50
      </TopBarChip>
    ),
    help: <TopBarChip href="#help">Help</TopBarChip>,
    account: (
      <Menu
        label="Account"
        trigger={<AvatarButton name="Ritika Sharma" label="Account of Ritika Sharma" />}
        items={[
          { id: 'profile', label: 'Your account' },
          { id: 'logout', label: 'Log out' },
        ]}
      />
    ),
    children: page,
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

function Collapsible(props: AppShellProps) {
  const [isCollapsed, setCollapsed] = useState(false);
  return <AppShell {...props} isCollapsed={isCollapsed} onCollapsedChange={setCollapsed} />;
}

/** Sidebar, top bar and page; the first Tab skips to the content. */
export const OnADesk: Story = {
  parameters: { answers: ['skip-link-is-first', 'one-main-region'] },
  render: (args) => <Collapsible {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Search order/ }));
    await expect(args.search?.onPress).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Ritika Sharma' }));
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Log out' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    skip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** The sidebar as a drawer, as on a phone. */
export const WithTheDrawerOut: Story = {
  parameters: { answers: ['drawer-on-a-phone'] },
  args: { isMobileOpen: true },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const drawer = await body.findByRole('dialog');
    await waitFor(() => expect(within(drawer).getByRole('link', { name: /^Orders/ })).toBeVisible());
    await expect(within(drawer).getByRole('button', { name: 'Close menu' })).toBeVisible();
  },
};
