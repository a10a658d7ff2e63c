import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { NumberField } from './NumberField.tsx';

const meta = { title: 'Kit/NumberField/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Empty: (state, label) => <NumberField {...state} label={label} placeholder="0" />,
        Filled: (state, label) => (
          <NumberField {...state} label={label} defaultValue={1234567} unit="pieces" />
        ),
        AtEnd: (state, label) => (
          <NumberField {...state} label={label} defaultValue={12.5} unit="%" align="end" size="small" />
        ),
      }}
    />
  ),
};
