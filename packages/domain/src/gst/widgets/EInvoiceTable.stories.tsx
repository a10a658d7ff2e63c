import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { eInvoicesDemo } from './eInvoice.fixture.ts';
import { EInvoiceTable } from './EInvoiceTable.tsx';

const meta = {
  title: 'Domain/EInvoiceTable',
  component: EInvoiceTable,
  args: {
    invoices: eInvoicesDemo,
    isNeeded: true,
    isConnected: true,
    isSimulated: false,
    username: 'mitti_api',
    pending: undefined,
    hrefOf: (orderId) => `#${orderId}`,
    onRegister: fn(),
    onCancel: fn(),
    onEnterUser: fn(),
  },
} satisfies Meta<typeof EInvoiceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One waits, one came too late, one can still be cancelled, one can't, a credit note waits, and one is cancelled. */
export const EachState: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText('3 documents not registered')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Register 26-27/106' }));
    await expect(args.onRegister).toHaveBeenCalledWith(eInvoicesDemo[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel 26-27/177' }));
    await expect(args.onCancel).toHaveBeenCalledWith(eInvoicesDemo[2]);
    await expect(canvas.getByText('Credit note for 26-27/177')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Register CN/26-27/4' }));
    await expect(args.onRegister).toHaveBeenLastCalledWith(eInvoicesDemo[4]);
    for (const number of ['26-27/12', '26-27/180', '26-27/190']) {
      const row = canvas.getByRole('row', { name: new RegExp(`^${number} `) });
      await expect(within(row).queryByRole('button')).toBeNull();
    }
  },
};

/** Several wait: one press sends them, and can be stopped. */
export const RegistersAll: Story = {
  args: {
    onRegisterAll: fn(),
    invoices: eInvoicesDemo.map((one) => ({ ...one, state: 'waiting' as const })),
  },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: `Register all ${eInvoicesDemo.length}` }));
    await expect(args.onRegisterAll).toHaveBeenCalledWith(args.invoices);
  },
};

export const Registering: Story = {
  args: {
    onRegisterAll: fn(),
    onStop: fn(),
    progress: { at: 3, total: 40 },
    pending: eInvoicesDemo[0]!.number,
  },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Registering 3 of 40')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalled();
  },
};

/** Without the portal's user nothing can be sent. */
export const WithoutUser: Story = {
  args: { username: null, isSimulated: true },
  async play({ canvas, args }) {
    await expect(canvas.queryByRole('button', { name: /^Register/ })).toBeNull();
    await expect(canvas.getByText(/^Simulated/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter portal user' }));
    await expect(args.onEnterUser).toHaveBeenCalled();
  },
};

/** Up to ₹5 crore there is nothing to do. */
export const NotNeeded: Story = {
  args: { isNeeded: false },
  async play({ canvas }) {
    await expect(canvas.getByText(/no invoice needs a registration/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const NoProvider: Story = {
  args: { isConnected: false, isNeeded: null, invoices: [] },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Enter your turnover in Company/)).toBeVisible();
    await expect(canvas.getByText(/no e-invoice provider/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** On a phone, with a long name in Hindi. */
export const OnAPhone: Story = {
  decorators: [
    (Content) => (
      <div style={{ inlineSize: 320 }}>
        <Content />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
