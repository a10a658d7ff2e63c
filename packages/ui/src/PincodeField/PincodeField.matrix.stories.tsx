import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { PincodeField } from './PincodeField.tsx';

const meta = { title: 'Kit/PincodeField/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Empty: (state, label) => (
          <PincodeField {...state} label={label} description="Fills in city and state" />
        ),
        Known: (state, label) => (
          <PincodeField {...state} label={label} defaultValue="560034" status="बेंगलुरु, कर्नाटक" />
        ),
      }}
    />
  ),
};
