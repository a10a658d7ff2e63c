import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = { title: 'Kit/PasswordField/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      cell={190}
      variants={{
        Filled: (state, label) => <PasswordField {...state} label={label} defaultValue="secret" />,
        Weak: (state, label) => (
          <PasswordField
            {...state}
            label={label}
            defaultValue="admin99"
            hasStrength
            autoComplete="new-password"
          />
        ),
        Strong: (state, label) => (
          <PasswordField
            {...state}
            label={label}
            defaultValue="correct horse battery staple"
            hasStrength
            autoComplete="new-password"
          />
        ),
      }}
    />
  ),
};
