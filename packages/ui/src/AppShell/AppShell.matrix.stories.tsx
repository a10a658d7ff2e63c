import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvatarButton } from '../Avatar/index.ts';
import { Page } from '../Page/index.ts';
import { demoBottom, demoModules } from '../Sidebar/modules.fixture.tsx';
import { Text } from '../Text/index.ts';
import { AppShell } from './AppShell.tsx';
import { TopBarChip } from './TopBarChip.tsx';

const meta = {
  title: 'Kit/AppShell/Matrix',
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
    search: { label: 'Search order, AWB, phone or SKU', onPress: () => undefined },
    wallet: (
      <TopBarChip label="Wallet" href="#wallet">
        ₹18,240.50
      </TopBarChip>
    ),
    help: <TopBarChip href="#help">Help</TopBarChip>,
    account: <AvatarButton name="Ritika Sharma" label="Account of Ritika Sharma" />,
    onCollapsedChange: () => undefined,
    children: (
      <Page title="New orders" description="128 to ship, 46 to pack">
        <Text>The page</Text>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Expanded: Story = {};
export const Collapsed: Story = { args: { isCollapsed: true } };
export const DrawerOut: Story = { args: { isMobileOpen: true } };
/** Minimal props. */
export const Bare: Story = {
  args: { search: undefined, wallet: undefined, help: undefined, account: undefined },
};
