import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { balancesOf, cashDemo, cashEntries } from './cash.fixture.ts';
import { CashAgenda } from './CashAgenda.tsx';
import { CashCalendar } from './CashCalendar.tsx';

const hrefOf = ({ id }: { id: string }) => `#${id}`;

const meta = {
  title: 'Domain/CashCalendar',
  component: CashCalendar,
  args: { ...cashDemo, hrefOf, onOpen: fn(), onMove: fn() },
} satisfies Meta<typeof CashCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The day, its cause and the money that comes after it; a payment that can wait is moved. */
export const ShortOnADay: Story = {
  async play({ canvas, args }) {
    await expect(
      canvas.getByText(
        'GST of Nov 2026, 08AAACM4521K1ZD, ₹2,10,640, is due on Sun 20 Dec; COD of Delhivery comes on Tue 22 Dec.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/Chance of a day below ₹50,000: 82%\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show in chart' }));
    const plot = await canvas.findByRole('application', { name: 'Cash calendar, forecast chart' });
    await waitFor(() => expect(plot.querySelector('[data-part="other"]')).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Move payment' }));
    await expect(args.onMove).toHaveBeenCalledWith('purchase_order:138', '2026-12-23');
  },
};

/** The keyboard starts on the day of the warning; Enter on a dot opens what it counts. */
export const WithTheKeyboard: Story = {
  async play({ canvas, args }) {
    const plot = await canvas.findByRole('application');
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sun 20 Dec, Middle −₹34,803'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'cod-3' }));
    await userEvent.keyboard('t');
    const table = canvas.getByRole('table', { name: 'Cash calendar, table' });
    await expect(within(table).getByRole('link', { name: 'RET-2048' })).toHaveAttribute('href', '#refund');
    await expect(within(table).getAllByRole('row')).toHaveLength(cashEntries.length + 1);
  },
};

/** A payment that was moved says so, and can be moved back. */
export const Moved: Story = {
  args: {
    entries: cashEntries.map((one) =>
      one.id === 'brass'
        ? { ...one, day: '2026-12-23', move: { payment: 'purchase_order:138', from: '2026-12-16' } }
        : one,
    ),
    warning: null,
    ways: [],
  },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Moradabad Brass moved from Wed 16 Dec to Wed 23 Dec.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move Moradabad Brass back' }));
    await expect(args.onMove).toHaveBeenCalledWith('purchase_order:138', null);
  },
};

/** Without a bank balance: changes from zero. */
export const WithoutBalance: Story = {
  args: { balances: balancesOf(cashEntries, 0), warning: null, ways: [] },
  // Args that are undefined would be those of all stories.
  render: (args) => <CashCalendar {...args} floor={undefined} />,
  async play({ canvas }) {
    await expect(canvas.getByText(/Without a bank balance: what comes and goes/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { entries: [], balances: balancesOf([], 0), warning: null, ways: [] },
  async play({ canvas }) {
    // The agenda of a phone says it too, and isn't shown here.
    const [empty] = canvas.getAllByText('No money is expected to come or go');
    await expect(empty).toBeVisible();
  },
};

/** The agenda of a phone, with long names and Hindi. */
export const Agenda: Story = {
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <CashAgenda
        entries={cashEntries.map((one) =>
          one.id === 'brass'
            ? { ...one, label: 'मुरादाबाद पीतल उद्योग और निर्यात सहकारी समिति, रामगंगा विहार औद्योगिक क्षेत्र' }
            : one,
        )}
        balances={cashDemo.balances}
        floor={cashDemo.floor}
        hrefOf={hrefOf}
      />
    </div>
  ),
  async play({ canvasElement, canvas }) {
    await expect(canvas.getByText('Overdue, expected today')).toBeVisible();
    await expect(canvas.getByText('Balance −₹34,803')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Refund of RET-2048' })).toHaveAttribute('href', '#refund');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
