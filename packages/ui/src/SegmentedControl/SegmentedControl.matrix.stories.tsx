import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = { title: 'Kit/SegmentedControl/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { id: 'prepaid', label: 'Prepaid' },
  { id: 'cod', label: 'नकद' },
];

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      of="label"
      variants={{
        None: (state, label) => <SegmentedControl {...state} label={label} items={items} />,
        Chosen: (state, label) => (
          <SegmentedControl {...state} label={label} items={items} defaultValue="cod" />
        ),
      }}
    />
  ),
};
