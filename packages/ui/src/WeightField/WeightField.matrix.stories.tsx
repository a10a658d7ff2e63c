import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { WeightField } from './WeightField.tsx';

const meta = { title: 'Kit/WeightField/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Empty: (state, label) => <WeightField {...state} label={label} />,
        Grams: (state, label) => <WeightField {...state} label={label} defaultValue={640} />,
        Kilograms: (state, label) => (
          <WeightField {...state} label={label} defaultValue={2160} size="small" />
        ),
      }}
    />
  ),
};
