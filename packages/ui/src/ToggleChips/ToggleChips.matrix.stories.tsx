import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { ToggleChips } from './ToggleChips.tsx';

const meta = { title: 'Kit/ToggleChips/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { id: 'new', label: 'New', count: 1240 },
  { id: 'ready', label: 'Ready' },
  { id: 'rto', label: 'वापसी पर' },
];
const off: readonly string[] = ['ready'];
const on: readonly string[] = ['new', 'ready'];

/** The first chip off and on, in every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Off: (state, label) => <ToggleChips {...state} label={label} items={items} defaultValue={off} />,
        On: (state, label) => <ToggleChips {...state} label={label} items={items} defaultValue={on} />,
      }}
    />
  ),
};
