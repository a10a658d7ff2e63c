import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { TimeField } from './TimeField.tsx';

const meta = { title: 'Kit/TimeField/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty and filled with both clocks, in every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Empty: (state, label) => <TimeField {...state} label={label} />,
        Filled: (state, label) => <TimeField {...state} label={label} defaultValue="18:30" />,
        Twenty4: (state, label) => (
          <TimeField {...state} label={label} defaultValue="18:30" hours={24} size="small" />
        ),
      }}
    />
  ),
};
