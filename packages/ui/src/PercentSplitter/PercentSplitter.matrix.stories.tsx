import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { PercentSplitter } from './PercentSplitter.tsx';

const meta = { title: 'Kit/PercentSplitter/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const two = [
  { id: 'a', label: 'Delhivery', percent: 65 },
  { id: 'b', label: 'Blue Dart', percent: 35 },
];
const locked = [
  { id: 'a', label: 'Delhivery', percent: 50, isLocked: true },
  { id: 'b', label: 'Blue Dart', percent: 30 },
  { id: 'c', label: 'Xpressbees', percent: 20 },
];

/** Two parts, and three with one locked, in every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      cell={360}
      of='[data-part="thumb"]'
      states={['rest', 'focus', 'disabled', 'invalid']}
      variants={{
        Two: (state, label) => <PercentSplitter {...state} label={label} defaultValue={two} />,
        Locked: (state, label) => <PercentSplitter {...state} label={label} defaultValue={locked} />,
      }}
    />
  ),
};
