import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = { title: 'Kit/DateRangePicker/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const range = { start: '2026-11-02', end: '2026-11-13' };

/** In every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      cell={230}
      variants={{
        Empty: (state, label) => <DateRangePicker {...state} label={label} />,
        Filled: (state, label) => <DateRangePicker {...state} label={label} defaultValue={range} />,
      }}
    />
  ),
};
