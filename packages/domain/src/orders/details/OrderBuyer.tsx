import { Callout, Card, Stack, Text } from '@khep/ui';
import { gstinState } from '../../tax/identifiers.ts';
import { describePlaceOfSupply } from '../../tax/placeOfSupply.ts';
import type { PlaceOfSupply } from '../../tax/placeOfSupply.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.orderBuyer;

interface AddressData {
  name: string;
  address: string;
  city: string;
  pincode: string;
}

/** Where an order goes and where it ships from. */
export interface OrderBuyerData {
  buyer_details: AddressData & {
    landmark: string;
    state: string;
    phone: string;
    alternate_phone: string;
    email: string;
    gst_number?: string;
    is_sez?: boolean | undefined;
  };
  billing_details: AddressData;
  is_billing_same_as_shipping: boolean;
  /** Warnings about an address that looks wrong or incomplete. */
  address_doubts: readonly string[];
  /** Null if the state is unknown. */
  place_of_supply?: PlaceOfSupply | null;
  /** Empty for the primary warehouse. */
  warehouse_name: string;
}

/** The buyer's address and phone, and warnings about the address. */
export function OrderBuyer({ order }: { order: OrderBuyerData }) {
  const messages = useDomainMessages('orderBuyer', defaults);
  const { buyer_details: buyer, billing_details: billing } = order;
  return (
    <Card title={messages.title}>
      <Stack gap={8}>
        <Stack gap={2}>
          <Text weight="medium">{buyer.name}</Text>
          <Text tone="second">{[buyer.address, buyer.landmark].filter(Boolean).join(', ')}</Text>
          <Text tone="second">
            {buyer.city}, {buyer.state} {buyer.pincode}
          </Text>
          <Text tone="second" isNumeric>
            {[buyer.phone, buyer.alternate_phone].filter(Boolean).join(', ')}
          </Text>
          {buyer.email && <Text tone="second">{buyer.email}</Text>}
        </Stack>
        {order.address_doubts.length > 0 && (
          <Callout tone="caution" title={messages.check}>
            {order.address_doubts.join(' ')}
          </Callout>
        )}
        {!order.is_billing_same_as_shipping && (
          <Text size="secondary" tone="third">
            {messages.billTo(billing.name, billing.address, `${billing.city} ${billing.pincode}`)}
          </Text>
        )}
        {order.place_of_supply && (
          <Text size="secondary" tone="third">
            {messages.placeOfSupply(describePlaceOfSupply(order.place_of_supply))}
          </Text>
        )}
        {buyer.is_sez === true && (
          <Text size="secondary" tone="third">
            {messages.sez}
          </Text>
        )}
        {order.place_of_supply?.is_assumed === true && (
          <Callout tone="caution" title={messages.assumed}>
            {messages.assumedHelp(gstinState(buyer.gst_number ?? '')?.name ?? '')}
          </Callout>
        )}
        <Text size="secondary" tone="third">
          {messages.shipsFrom(order.warehouse_name || messages.primaryWarehouse)}
        </Text>
      </Stack>
    </Card>
  );
}
