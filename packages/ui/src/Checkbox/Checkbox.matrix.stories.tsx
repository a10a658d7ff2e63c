import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = { title: 'Kit/Checkbox/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Off: ({ isDisabled, errorMessage }, label) => (
          <Checkbox isDisabled={isDisabled} errorMessage={errorMessage}>
            {label}
          </Checkbox>
        ),
        On: ({ isDisabled, errorMessage }, label) => (
          <Checkbox isDisabled={isDisabled} errorMessage={errorMessage} defaultValue>
            {label}
          </Checkbox>
        ),
        Some: ({ isDisabled, errorMessage }, label) => (
          <Checkbox
            isDisabled={isDisabled}
            errorMessage={errorMessage}
            isIndeterminate
            description="One line of help"
          >
            {label}
          </Checkbox>
        ),
      }}
    />
  ),
};
