import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { Switch } from './Switch.tsx';

const meta = { title: 'Kit/Switch/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
      variants={{
        Off: ({ isDisabled }, label) => <Switch isDisabled={isDisabled}>{label}</Switch>,
        On: ({ isDisabled }, label) => (
          <Switch isDisabled={isDisabled} defaultValue description="One line of help">
            {label}
          </Switch>
        ),
      }}
    />
  ),
};
