import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { Tabs } from './Tabs.tsx';

const meta = { title: 'Kit/Tabs/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = ['All', 'In transit', 'Delivered', 'Lost'];

/** With and without counts, with a disabled tab, and narrow. */
export const EveryForm: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Tabs label="Plain" items={labels.map((label) => ({ id: label, label }))}>
        Panel
      </Tabs>
      <Tabs
        label="With counts"
        items={labels.map((label, index) => ({ id: label, label, count: index * 1337 }))}
      >
        Panel
      </Tabs>
      <Tabs
        label="With one disabled"
        items={labels.map((label, index) => ({ id: label, label, isDisabled: index === 2 }))}
        defaultSelectedId="Lost"
      >
        Panel
      </Tabs>
      <div style={{ inlineSize: 200 }}>
        <Tabs label="Narrow" items={labels.map((label) => ({ id: label, label, count: 12 }))}>
          Panel
        </Tabs>
      </div>
    </div>
  ),
};

/** A tab in each interactive state; selected and not. */
export const EveryHand: Story = {
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
      of='[role="tab"]:last-child'
      variants={{
        selected: ({ isDisabled = false }, label) => (
          <Tabs
            label={label}
            items={[
              { id: 'a', label: 'All' },
              { id: 'b', label, isDisabled },
            ]}
            defaultSelectedId={isDisabled ? 'a' : 'b'}
          >
            Panel
          </Tabs>
        ),
        other: ({ isDisabled = false }, label) => (
          <Tabs
            label={label}
            items={[
              { id: 'a', label: 'All' },
              { id: 'b', label, count: 46, isDisabled },
            ]}
          >
            Panel
          </Tabs>
        ),
      }}
    />
  ),
};
