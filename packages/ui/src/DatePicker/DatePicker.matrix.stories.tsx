import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = { title: 'Kit/DatePicker/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Empty: (state, label) => <DatePicker {...state} label={label} />,
        Filled: (state, label) => (
          <DatePicker {...state} label={label} defaultValue="2026-11-21" description="One line of help" />
        ),
      }}
    />
  ),
};
