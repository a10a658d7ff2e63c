import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = { title: 'Kit/PhoneField/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Empty: (state, label) => <PhoneField {...state} label={label} />,
        Filled: (state, label) => (
          <PhoneField
            {...state}
            label={label}
            defaultValue="9845012345"
            description="For the courier alone"
          />
        ),
      }}
    />
  ),
};
