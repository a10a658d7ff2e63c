import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { lineDetails } from '../reconciliation.fixture.ts';
import { InvoiceLineDetails } from './InvoiceLineDetails.tsx';

const meta = {
  title: 'Domain/InvoiceLineDetails',
  component: InvoiceLineDetails,
  args: {
    details: lineDetails,
    orderHref: '#order',
    disputeHref: undefined,
    causeHref: '#cause',
    isPending: false,
    onDecide: fn(),
  },
} satisfies Meta<typeof InvoiceLineDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The charge is accepted or disputed, also by keyboard. */
export const UnderReview: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/Invoice DL\/2026\/11\/0418, line 212 · picked up Wed 18 Nov/),
    ).toBeVisible();
    await expect(canvas.getByText('213 more lines like it')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose all 214' })).toHaveAttribute('href', '#cause');
    canvas.getByRole('button', { name: /^Accept ₹58.15/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenLastCalledWith('accept');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenLastCalledWith('dispute');
  },
};

/** A disputed line links to its dispute, and waits for no decision. */
export const Disputed: Story = {
  args: {
    details: {
      ...lineDetails,
      line: { ...lineDetails.line, status: 'disputed', recovered: 20 },
      dispute: { status: 'DISPUTED' },
      same_cause: { ...lineDetails.same_cause, lines: 1 },
    },
    disputeHref: '#dispute',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/₹20.00 recovered/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull();
    await expect(canvas.queryByText(/more lines like it/)).toBeNull();
  },
};

/** The contract was corrected since: the price is of another card than the result. */
export const Outdated: Story = {
  args: { details: { ...lineDetails, is_outdated: true }, isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The contract has changed')).toBeVisible();
  },
};

/** An AWB that only the order ID found, and texts of a courier that are long or in Hindi. */
export const LongAndHindiText: Story = {
  args: {
    details: {
      ...lineDetails,
      billed_awb: '14123305520-REVERSE-2026-11',
      findings: [
        ...lineDetails.findings,
        { category: 'WRONG_ZONE', why: 'ज़ोन D में बिल किया गया; आपकी मैपिंग में ज़ोन C है।' },
      ],
      same_cause: {
        ...lineDetails.same_cause,
        words:
          'Divided by 4000 for parcels of the box "Dinner set, 24 pieces, double wall"; your contract says 5000.',
      },
    },
  },
};
