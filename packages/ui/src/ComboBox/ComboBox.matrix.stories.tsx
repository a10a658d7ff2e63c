import type { Meta, StoryObj } from '@storybook/react-vite';
import { warehouses } from '../Choice/warehouses.fixture.ts';
import { StateMatrix } from '../states.fixture.tsx';
import { ComboBox } from './ComboBox.tsx';

const meta = { title: 'Kit/ComboBox/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Empty: (state, label) => (
          <ComboBox {...state} label={label} items={warehouses} placeholder="Find a warehouse" />
        ),
        Chosen: (state, label) => (
          <ComboBox
            {...state}
            label={label}
            items={warehouses}
            defaultValue="surat"
            description="One line of help"
          />
        ),
      }}
    />
  ),
};
