import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../states.fixture.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { states } from './states.fixture.ts';

const meta = { title: 'Kit/MultiSelect/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, with chips and with more than fit, in every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      variants={{
        Empty: (state, label) => <MultiSelect {...state} label={label} items={states} />,
        Chips: (state, label) => (
          <MultiSelect
            {...state}
            label={label}
            items={states}
            defaultValue={['KA', 'GA']}
            description="Ships here"
          />
        ),
        Many: (state, label) => (
          <MultiSelect
            {...state}
            label={label}
            items={states}
            defaultValue={['AN', 'MP', 'MH', 'RJ', 'TN']}
            maxChips={2}
          />
        ),
      }}
    />
  ),
};
