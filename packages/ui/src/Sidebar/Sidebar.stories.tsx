import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { SidebarProps } from './model.ts';
import { demoBottom, demoModules } from './modules.fixture.tsx';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Kit/Sidebar',
  component: Sidebar,
  args: {
    brandName: 'Mitti & Loom',
    productName: 'Khep',
    modules: demoModules,
    bottomModules: demoBottom,
    activeModule: 'orders',
    activeSubModule: 'new',
  },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

function Frame(props: SidebarProps) {
  const [isCollapsed, setCollapsed] = useState(props.mode === 'collapsed');
  return (
    <div style={{ inlineSize: isCollapsed ? 60 : 224, blockSize: 640 }}>
      <Sidebar
        {...props}
        mode={isCollapsed ? 'collapsed' : 'expanded'}
        onToggle={() => setCollapsed(!isCollapsed)}
      />
    </div>
  );
}

/** The current page is marked, also for screen readers. */
export const MarksWhereOneIs: Story = {
  parameters: { answers: ['marks-where-one-is'] },
  render: (args) => <Frame {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^New/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /^Orders/ })).toHaveAttribute('aria-current', 'true');
  },
};

/** Collapsed, a module opens its sub-modules as a menu, also by keyboard. */
export const RailOfIcons: Story = {
  parameters: { answers: ['rail-opens-menus'] },
  args: { mode: 'collapsed' },
  render: (args) => <Frame {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    canvas.getByRole('button', { name: 'Orders, 412' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('menuitem', { name: /Ready to ship/ })).toHaveAttribute(
      'href',
      '#ready',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Expand sidebar' }));
    await expect(canvas.getByText('Mitti & Loom')).toBeVisible();
  },
};
