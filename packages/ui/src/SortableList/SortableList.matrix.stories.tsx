import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { ForcedState } from '../states.fixture.tsx';
import { SortableList } from './SortableList.tsx';

const meta = { title: 'Kit/SortableList/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { id: 'a', name: 'COD under ₹500' },
  { id: 'b', name: '5 किलो से भारी पार्सल ज़मीन के रास्ते ही जाएँ' },
  { id: 'c', name: 'Everything else' },
];

function Rules({ label, isDisabled = false }: { label: string; isDisabled?: boolean }) {
  return (
    <SortableList
      label={label}
      items={items}
      getLabel={({ name }) => `${name}, ${label}`}
      onReorder={() => undefined}
      isDisabled={isDisabled}
    >
      {({ name }, position) => <Text>{`${position}. ${name}`}</Text>}
    </SortableList>
  );
}

/** At rest, disabled, narrow; the second row picked up and moved. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={24}>
      <Rules label="lifted" />
      <Rules label="at rest" />
      <Rules label="disabled" isDisabled />
      <Grid columns={{ base: 1, md: 4 }}>
        <Rules label="narrow" />
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    canvas.getAllByRole('button', { name: /^Move 5 .*lifted$/ })[0]!.focus();
    await userEvent.keyboard(' {ArrowUp}');
  },
};

/** Handle and buttons in hover and focus state. */
export const InHand: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }} gap={24}>
      {(['hover', 'focus'] as const).flatMap((state) =>
        ['[aria-pressed]', 'li:nth-child(2) button:not([aria-pressed])'].map((of, place) => (
          <ForcedState key={`${state} ${of}`} state={state} of={of} isNative>
            <Rules label={`${state} ${place}`} />
          </ForcedState>
        )),
      )}
    </Grid>
  ),
};
