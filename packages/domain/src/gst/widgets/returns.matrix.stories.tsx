import type { Meta, StoryObj } from '@storybook/react-vite';
import { eInvoicesDemo } from './eInvoice.fixture.ts';
import { EInvoiceTable } from './EInvoiceTable.tsx';
import { FiledDifferences } from './FiledDifferences.tsx';
import { Gstr3bPlaces, Gstr3bTables } from './Gstr3bTables.tsx';
import { differencesDemo, filedDemo, gstr3bDemo, placesDemo } from './returns.fixture.ts';

const meta = { title: 'Domain/Gstr3bTables/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ties: Story = {
  render: () => <Gstr3bTables {...gstr3bDemo} problems={[]} hrefOf={(figure) => `#${figure}`} />,
};

export const Places: Story = {
  render: () => <Gstr3bPlaces rows={placesDemo} hrefOf={(figure) => `#${figure}`} />,
};

/** Rows that a filed return lacks, and where they belong. */
export const Differences: Story = {
  render: () => (
    <FiledDifferences
      filed={filedDemo}
      differences={differencesDemo.slice(0, 8)}
      isMonthlyFiled={false}
      onMonthlyFiledChange={() => {}}
      hrefOf={(number) => `#${number}`}
    />
  ),
};

export const EInvoices: Story = {
  render: () => (
    <EInvoiceTable
      invoices={eInvoicesDemo}
      isNeeded
      isConnected
      isSimulated={false}
      username="mitti_api"
      pending={undefined}
      hrefOf={(orderId) => `#${orderId}`}
      onRegister={() => {}}
      onCancel={() => {}}
      onEnterUser={() => {}}
    />
  ),
};
