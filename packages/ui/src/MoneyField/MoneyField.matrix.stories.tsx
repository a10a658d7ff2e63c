import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { MoneyField } from './MoneyField.tsx';

const meta = { title: 'Kit/MoneyField/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Empty: (state, label) => <MoneyField {...state} label={label} />,
        Filled: (state, label) => (
          <MoneyField {...state} label={label} defaultValue={123456.5} suffix="+ GST" />
        ),
        Large: (state, label) => <MoneyField {...state} label={label} defaultValue={99} size="large" />,
      }}
    />
  ),
};
