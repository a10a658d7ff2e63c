import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { FilterChip } from './FilterChip.tsx';
import { StateMatrix } from '../states.fixture.tsx';

const meta = { title: 'Kit/FilterChip/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Inactive, active, removable; long. */
export const EveryState: Story = {
  render: () => (
    <Inline gap={8}>
      <FilterChip label="Payment" />
      <FilterChip label="Payment" value="COD" />
      <FilterChip label="Payment" value="COD" onRemove={() => undefined} />
      <FilterChip label="पिकअप का पता" value="जयपुर, मुख्य गोदाम, टोंक रोड" onRemove={() => undefined} />
    </Inline>
  ),
};

/** Inactive and active in each interactive state. */
export const EveryHand: Story = {
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={{
        off: (_state, label) => <FilterChip label={label} />,
        on: (_state, label) => <FilterChip label={label} value="COD" />,
      }}
    />
  ),
};
