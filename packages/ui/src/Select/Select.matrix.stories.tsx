import type { Meta, StoryObj } from '@storybook/react-vite';
import { warehouses } from '../Choice/warehouses.fixture.ts';
import { StateMatrix } from '../states.fixture.tsx';
import { Select } from './Select.tsx';

const meta = { title: 'Kit/Select/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Empty: (state, label) => <Select {...state} label={label} items={warehouses} />,
        Chosen: (state, label) => (
          <Select
            {...state}
            label={label}
            items={warehouses}
            defaultValue="jaipur"
            description="One line of help"
          />
        ),
        Large: (state, label) => (
          <Select {...state} label={label} items={warehouses} defaultValue="surat" size="large" />
        ),
      }}
    />
  ),
};
