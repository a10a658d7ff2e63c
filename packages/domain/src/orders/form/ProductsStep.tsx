import {
  DatePicker,
  Divider,
  Grid,
  Heading,
  MoneyField,
  NumberField,
  SegmentedControl,
  Select,
  Stack,
  TagsField,
  TextField,
} from '@khep/ui';
import type { ChargeKind } from './draft.ts';
import { ProductLines } from './ProductLines.tsx';
import type { ProductLinesProps } from './ProductLines.tsx';

interface Named {
  id: string;
  name: string;
}

export interface ProductsStepProps extends ProductLinesProps {
  /** Sales channels. */
  channels: readonly Named[];
  warehouses: readonly Named[];
}

const modes = [
  { id: 'cod', label: 'Cash on delivery' },
  { id: 'prepaid', label: 'Prepaid' },
];
const bases = [
  { id: 'percentage', label: '% of value' },
  { id: 'fixed', label: '₹ fixed' },
];
const payment = 'order_details.payment_details';

/** Step 2: products, payment and order details. */
export function ProductsStep({ channels, warehouses, ...props }: ProductsStepProps) {
  const { draft, onChange, errors } = props;
  const creditHint = (kind: ChargeKind) =>
    draft.credits.includes(kind) ? { description: 'Deducted from the order' } : {};
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <Heading>Products</Heading>
        <ProductLines {...props} />
      </Stack>
      <Divider />
      <Stack gap={16}>
        <Heading>Payment</Heading>
        <SegmentedControl
          label="Payment method"
          isLabelHidden
          items={modes}
          value={draft.isCod ? 'cod' : 'prepaid'}
          onChange={(mode) => onChange({ isCod: mode === 'cod' })}
        />
        <Grid columns={{ base: 2, md: 4 }} gap={12} align="start">
          <MoneyField
            label="Shipping charge"
            {...creditHint('shipping')}
            name={`${payment}.shipping_charges.charge_value`}
            value={draft.shipping}
            onChange={(shipping) => onChange({ shipping })}
            errorMessage={errors[`${payment}.shipping_charges.charge_value`]}
          />
          <MoneyField
            label="Transaction fee"
            {...creditHint('transaction')}
            name={`${payment}.transaction_fees.charge_value`}
            value={draft.transactionFee}
            onChange={(transactionFee) => onChange({ transactionFee })}
            errorMessage={errors[`${payment}.transaction_fees.charge_value`]}
          />
          <MoneyField
            label="Discount"
            name={`${payment}.discount.charge_value`}
            value={draft.discount}
            onChange={(discount) => onChange({ discount })}
            errorMessage={errors[`${payment}.discount.charge_value`]}
          />
        </Grid>
        {draft.isCod && (
          <Grid columns={{ base: 2, md: 4 }} gap={12} align="start">
            <NumberField
              label="COD charge"
              {...creditHint('cod')}
              name={`${payment}.cod_charges.charge_value`}
              value={draft.codCharge}
              onChange={(codCharge) => onChange({ codCharge })}
              errorMessage={errors[`${payment}.cod_charges.charge_value`]}
            />
            <Select
              label="COD charge type"
              items={bases}
              value={draft.codBasis}
              onChange={(basis) => onChange({ codBasis: basis === 'fixed' ? 'fixed' : 'percentage' })}
            />
          </Grid>
        )}
      </Stack>
      <Divider />
      <Stack gap={16}>
        <Heading>Order</Heading>
        <Grid columns={{ base: 1, md: 4 }} gap={12} align="start">
          <TextField
            label="Order ID"
            description="Leave empty for the next number"
            name="order_details.order_id"
            value={draft.orderId}
            onChange={(orderId) => onChange({ orderId: orderId ?? '' })}
            errorMessage={errors['order_details.order_id']}
            autoComplete="off"
          />
          <DatePicker
            label="Date"
            name="order_details.order_date"
            value={draft.orderDate}
            onChange={(orderDate) => onChange({ orderDate: orderDate ?? '' })}
            errorMessage={errors['order_details.order_date']}
          />
          <Select
            label="Channel"
            items={channels.map(({ id, name }) => ({ id, label: name }))}
            value={draft.channelId}
            onChange={(channelId) => onChange({ channelId })}
          />
          <Select
            label="Ships from"
            placeholder="Primary warehouse"
            items={warehouses.map(({ id, name }) => ({ id, label: name }))}
            value={draft.warehouseId}
            onChange={(warehouseId) => onChange({ warehouseId })}
            errorMessage={errors['warehouse_id']}
          />
        </Grid>
        <TagsField
          label="Tags"
          value={draft.tags}
          onChange={(tags) => onChange({ tags })}
          errorMessage={errors['order_details.custom_tags']}
        />
      </Stack>
    </Stack>
  );
}
