import type { Meta, StoryObj } from '@storybook/react-vite';
import { sidebarModes } from './model.ts';
import { demoBottom, demoModules } from './modules.fixture.tsx';
import { Sidebar } from './Sidebar.tsx';
import { StateMatrix } from '../states.fixture.tsx';

const meta = {
  title: 'Kit/Sidebar/Matrix',
  // Several navigations named Main, in this matrix only.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const widths = { expanded: 224, collapsed: 60, drawer: 300 };

/** All modes, with an active sub-module. */
export const EveryMode: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, blockSize: 640, overflow: 'auto' }}>
      {sidebarModes.map((mode) => (
        <div key={mode} style={{ inlineSize: widths[mode], flexShrink: 0 }}>
          <Sidebar
            mode={mode}
            brandName="Mitti & Loom"
            productName="Khep"
            modules={demoModules}
            bottomModules={demoBottom}
            activeModule="orders"
            activeSubModule="new"
            onToggle={() => undefined}
          />
        </div>
      ))}
    </div>
  ),
};

/** A module in each interactive state, current and not. */
export const EveryHand: Story = {
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus', 'pressed']}
      of="li:nth-child(2) a"
      cell={224}
      variants={{
        here: () => (
          <Sidebar brandName="Mitti & Loom" modules={demoModules.slice(0, 3)} activeModule="orders" />
        ),
        elsewhere: () => (
          <Sidebar brandName="Mitti & Loom" modules={demoModules.slice(0, 3)} activeModule="home" />
        ),
      }}
    />
  ),
};
