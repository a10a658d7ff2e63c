import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LabelPreview } from './LabelPreview.tsx';
import { sampleLabel } from '../sampleLabel.ts';

const meta = {
  title: 'Domain/LabelPreview',
  component: LabelPreview,
  args: { model: sampleLabel },
  decorators: [(Story) => <div style={{ maxInlineSize: '420px' }}>{Story()}</div>],
} satisfies Meta<typeof LabelPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** COD amount and PIN code stand out. */
export const CashOnDelivery: Story = {
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByRole('img', {
      name: /AWB DL1234567890123.*560003, cash on delivery/,
    });
    await expect(label).toHaveTextContent('COD · collect');
    await expect(label).toHaveTextContent('₹2,499.00');
  },
};

export const PrepaidInHindi: Story = {
  args: {
    model: {
      ...sampleLabel,
      order: {
        ...sampleLabel.order,
        is_cod: false,
        buyer: {
          ...sampleLabel.order.buyer,
          name: 'श्रीमती शक्ति द्विवेदी',
          address: 'मकान 12, शक्तिनगर',
          city: 'जयपुर',
          state: 'राजस्थान',
          pincode: '302001',
        },
      },
    },
  },
};

/** Only what the courier needs, with all options off. */
export const OnlyTheNecessary: Story = {
  args: {
    model: {
      ...sampleLabel,
      preference: {
        show_gstin: false,
        show_company_name: false,
        show_product_description: false,
        show_total_amount: false,
        show_shipper_address: false,
        show_order_barcode: false,
        show_mobile_number: false,
        show_support_phone: false,
      },
    },
  },
};

/** A barcode that is too long is omitted, with a message. */
export const TooLongForABarcode: Story = {
  args: { model: { ...sampleLabel, shipment: { ...sampleLabel.shipment, awb: 'X'.repeat(40) } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/too long for a readable barcode/)).toBeVisible();
  },
};
