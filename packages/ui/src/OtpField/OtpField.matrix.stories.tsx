import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { OtpField } from './OtpField.tsx';

const meta = { title: 'Kit/OtpField/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      of="input"
      cell={260}
      variants={{
        Empty: (state, label) => <OtpField {...state} label={label} />,
        Half: (state, label) => <OtpField {...state} label={label} defaultValue="4829" />,
        Full: (state, label) => <OtpField {...state} label={label} defaultValue="482917" />,
      }}
    />
  ),
};
