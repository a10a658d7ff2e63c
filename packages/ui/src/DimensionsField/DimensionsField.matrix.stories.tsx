import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { DimensionsField } from './DimensionsField.tsx';

const meta = { title: 'Kit/DimensionsField/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sides = { length: 30, width: 20.5, height: 10 };

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      cell={190}
      variants={{
        Empty: (state, label) => <DimensionsField {...state} label={label} />,
        Filled: (state, label) => (
          <DimensionsField
            {...state}
            label={label}
            defaultValue={sides}
            description="Outside, with flaps closed"
          />
        ),
      }}
    />
  ),
};
