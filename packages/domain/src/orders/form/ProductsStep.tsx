import {
  Callout,
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
import type { ChargeKind } from './draftTypes.ts';
import { ProductLines } from './ProductLines.tsx';
import type { ProductLinesProps } from './ProductLines.tsx';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.productsStep;

interface Named {
  id: string;
  name: string;
}

export interface ProductsStepProps extends ProductLinesProps {
  /** Sales channels. */
  channels: readonly Named[];
  warehouses: readonly Named[];
}

const payment = 'order_details.payment_details';

/** Step 2: products, payment and order details. */
export function ProductsStep({ channels, warehouses, ...props }: ProductsStepProps) {
  const messages = useDomainMessages('productsStep', defaults);
  const modes = [
    { id: 'cod', label: messages.modes.cod },
    { id: 'prepaid', label: messages.modes.prepaid },
  ];
  const bases = [
    { id: 'percentage', label: messages.bases.percentage },
    { id: 'fixed', label: messages.bases.fixed },
  ];
  const { draft, onChange, errors } = props;
  const creditHint = (kind: ChargeKind) =>
    draft.credits.includes(kind) ? { description: messages.deducted } : {};
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <Heading>{messages.products}</Heading>
        <ProductLines {...props} />
      </Stack>
      <Divider />
      <Stack gap={16}>
        <Heading>{messages.payment}</Heading>
        <SegmentedControl
          label={messages.paymentMethod}
          isLabelHidden
          items={modes}
          value={draft.isCod ? 'cod' : 'prepaid'}
          onChange={(mode) => onChange({ isCod: mode === 'cod' })}
        />
        {errors[`${payment}.payment_method`] && (
          <Callout tone="critical">{errors[`${payment}.payment_method`]}</Callout>
        )}
        <Grid columns={{ base: 2, md: 4 }} gap={12} align="start">
          <MoneyField
            label={messages.shipping}
            {...creditHint('shipping')}
            name={`${payment}.shipping_charges.charge_value`}
            value={draft.shipping}
            onChange={(shipping) => onChange({ shipping })}
            errorMessage={errors[`${payment}.shipping_charges.charge_value`]}
          />
          <MoneyField
            label={messages.transactionFee}
            {...creditHint('transaction')}
            name={`${payment}.transaction_fees.charge_value`}
            value={draft.transactionFee}
            onChange={(transactionFee) => onChange({ transactionFee })}
            errorMessage={errors[`${payment}.transaction_fees.charge_value`]}
          />
          <MoneyField
            label={messages.discount}
            name={`${payment}.discount.charge_value`}
            value={draft.discount}
            onChange={(discount) => onChange({ discount })}
            errorMessage={errors[`${payment}.discount.charge_value`]}
          />
        </Grid>
        {draft.isCod && (
          <Grid columns={{ base: 2, md: 4 }} gap={12} align="start">
            <NumberField
              label={messages.codCharge}
              {...creditHint('cod')}
              name={`${payment}.cod_charges.charge_value`}
              value={draft.codCharge}
              onChange={(codCharge) => onChange({ codCharge })}
              errorMessage={errors[`${payment}.cod_charges.charge_value`]}
            />
            <Select
              label={messages.codChargeType}
              items={bases}
              value={draft.codBasis}
              onChange={(basis) => onChange({ codBasis: basis === 'fixed' ? 'fixed' : 'percentage' })}
            />
          </Grid>
        )}
        <Grid columns={{ base: 1, md: 2 }} gap={12} align="start">
          <TagsField
            label={messages.gateways}
            name={`${payment}.payment_gateway_names`}
            value={draft.gateways}
            onChange={(gateways) => onChange({ gateways })}
            errorMessage={errors[`${payment}.payment_gateway_names`]}
          />
          <TextField
            label={messages.transactionId}
            description={messages.transactionIdHelp}
            name={`${payment}.gateway_transaction_id`}
            value={draft.transactionId}
            onChange={(transactionId) => onChange({ transactionId: transactionId ?? '' })}
            errorMessage={errors[`${payment}.gateway_transaction_id`]}
            autoComplete="off"
          />
        </Grid>
      </Stack>
      <Divider />
      <Stack gap={16}>
        <Heading>{messages.order}</Heading>
        <Grid columns={{ base: 1, md: 4 }} gap={12} align="start">
          <TextField
            label={messages.orderId}
            description={messages.orderIdHelp}
            name="order_details.order_id"
            value={draft.orderId}
            onChange={(orderId) => onChange({ orderId: orderId ?? '' })}
            errorMessage={errors['order_details.order_id']}
            autoComplete="off"
          />
          <DatePicker
            label={messages.date}
            name="order_details.order_date"
            value={draft.orderDate}
            onChange={(orderDate) => onChange({ orderDate: orderDate ?? '' })}
            errorMessage={errors['order_details.order_date']}
          />
          <Select
            label={messages.channel}
            items={channels.map(({ id, name }) => ({ id, label: name }))}
            value={draft.channelId}
            onChange={(channelId) => onChange({ channelId })}
          />
          <Select
            label={messages.shipsFrom}
            placeholder={messages.primaryWarehouse}
            items={warehouses.map(({ id, name }) => ({ id, label: name }))}
            value={draft.warehouseId}
            onChange={(warehouseId) => onChange({ warehouseId })}
            errorMessage={errors['warehouse_id']}
          />
        </Grid>
        <TagsField
          label={messages.tags}
          value={draft.tags}
          onChange={(tags) => onChange({ tags })}
          errorMessage={errors['order_details.custom_tags']}
        />
      </Stack>
    </Stack>
  );
}
