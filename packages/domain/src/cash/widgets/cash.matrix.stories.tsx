import type { Meta, StoryObj } from '@storybook/react-vite';
import { cashDemo } from './cash.fixture.ts';
import { CashAgenda } from './CashAgenda.tsx';
import { CashCalendar } from './CashCalendar.tsx';

const meta = { title: 'Domain/CashCalendar/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const hrefOf = ({ id }: { id: string }) => `#${id}`;

const calls = { hrefOf, onOpen: () => {}, onMove: () => {} };

/** A likely shortage with a way out. */
export const Likely: Story = { render: () => <CashCalendar {...cashDemo} {...calls} /> };

/** A possible one that no payment helps. */
export const Possible: Story = {
  render: () => (
    <CashCalendar
      {...cashDemo}
      {...calls}
      warning={{ ...cashDemo.warning, certainty: 'possible', relief: null }}
      ways={[]}
    />
  ),
};

/** The agenda of a phone. */
export const Agenda: Story = { render: () => <CashAgenda {...cashDemo} hrefOf={hrefOf} /> };
