import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import { RadioCards } from './RadioCards.tsx';
import type { RadioCardItem } from './RadioCards.tsx';
import { StateMatrix } from '../states.fixture.tsx';

const meta = { title: 'Kit/RadioCards/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const items: RadioCardItem[] = [
  {
    id: 'a',
    label: 'Chosen',
    badge: <StatusBadge tone="accent">Best</StatusBadge>,
    description: 'A second line of words that is long enough to break where the page is narrow',
    facts: [{ term: 'days', detail: '3' }],
    trailing: '₹86.40',
  },
  { id: 'b', label: 'Plain', facts: [{ term: 'days', detail: '5' }], trailing: '₹1,071.00' },
  { id: 'c', label: 'Cannot be chosen', description: 'Says why', isDisabled: true },
];

/** Selected, plain and disabled; with an error; without facts. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={20}>
      <RadioCards label="Chosen" items={items} defaultValue="a" />
      <RadioCards label="Invalid" items={items} defaultValue="" errorMessage="Choose one" isRequired />
      <RadioCards
        label="Labels only"
        items={items.map(({ id, label }) => ({ id, label }))}
        defaultValue="b"
      />
    </Stack>
  ),
};

/** A card in each interactive state, unselected and selected. */
export const EveryHand: Story = {
  render: () => (
    <StateMatrix
      states={['rest', 'hover', 'focus', 'pressed']}
      of="label:has(input)"
      cell={200}
      variants={{
        plain: (_state, label) => <RadioCards label={label} items={items.slice(1, 2)} defaultValue="" />,
        chosen: (_state, label) => <RadioCards label={label} items={items.slice(1, 2)} defaultValue="b" />,
      }}
    />
  ),
};
