import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ForcedState } from '../states.fixture.tsx';
import { DatesEditor } from './DatesEditor.tsx';
import { FilterBar } from './FilterBar.tsx';
import { orderFilters } from './filters.fixture.ts';

const meta = { title: 'Kit/FilterBar/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shared = { filters: orderFilters, searchLabel: 'Order, AWB or buyer', onChange: fn() } as const;

/** No values, all values, narrow, and after an invalid link. */
export const EveryState: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FilterBar {...shared} label="Off" values={{}} />
      <FilterBar
        {...shared}
        label="On"
        values={{
          date: { start: '2026-11-14', end: '2026-11-21' },
          payment: 'cod',
          courier: ['1', '2', '5'],
          total: { min: 150_000 },
          sku: 'साड़ी',
          q: 'KH-1004',
        }}
      />
      <div style={{ inlineSize: 'min(100%, 320px)' }}>
        <FilterBar {...shared} label="Narrow" values={{ payment: 'cod', weight: { min: 500, max: 1000 } }} />
      </div>
      <FilterBar
        {...shared}
        label="Misread"
        values={{}}
        problems={['Payment: “gold” is invalid and was ignored.']}
      />
    </div>
  ),
};

/** Without years, whose names depend on the clock. */
const days = { ...orderFilters[0], presets: ['last7', 'last30'] } as const;

/** A remove button and the presets in hover and focus state. */
export const InHand: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', padding: 4 }}>
      {(['hover', 'focus'] as const).map((state) => (
        <ForcedState key={state} state={state} of="button[aria-label]" isNative>
          <FilterBar {...shared} label={state} values={{ payment: 'cod' }} />
        </ForcedState>
      ))}
      {(['hover', 'focus'] as const).map((state) => (
        <ForcedState key={state} state={state} of="[aria-pressed]" isNative>
          <DatesEditor filter={days} value={undefined} onChange={fn()} />
        </ForcedState>
      ))}
    </div>
  ),
};
