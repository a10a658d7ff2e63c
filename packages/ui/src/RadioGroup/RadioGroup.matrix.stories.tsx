import type { Meta, StoryObj } from '@storybook/react-vite';
import { warehouses } from '../Choice/warehouses.fixture.ts';
import { StateMatrix } from '../states.fixture.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = { title: 'Kit/RadioGroup/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      of="label"
      variants={{
        None: (state, label) => <RadioGroup {...state} label={label} items={warehouses} />,
        Chosen: (state, label) => (
          <RadioGroup {...state} label={label} items={warehouses} defaultValue="jaipur" />
        ),
      }}
    />
  ),
};
