import { parseStoreAmount } from '@khep/domain/stores';
import type { StoreAddress, StoreOrder } from '@khep/domain/stores';
import type { OrderNode } from './documents.ts';

const amountOf = ({ shopMoney }: { shopMoney: { amount: string } }): number =>
  parseStoreAmount(shopMoney.amount);

const toAddress = ({
  province,
  zip,
  countryCodeV2,
  ...address
}: NonNullable<OrderNode['shippingAddress']>): StoreAddress => ({
  ...address,
  state: province,
  pincode: zip,
  country: countryCodeV2,
});

/** The SKU of a line; without one its variant identifies it, or its title if the product was deleted. */
export function codeOfLine(line: OrderNode['lineItems']['nodes'][number]): string {
  const sku = line.sku.trim();
  if (sku !== '') return sku.slice(0, 120);
  return line.variant ? `variant ${line.variant.id.replace(/^.*\//, '')}` : line.title.slice(0, 120);
}

/** Maps a Shopify order to the order of any store. */
export function parseOrder(node: OrderNode): StoreOrder {
  return {
    external_id: node.id,
    name: node.name,
    created_at: node.createdAt,
    updated_at: node.updatedAt,
    is_cancelled: node.cancelledAt !== null,
    is_test: node.test,
    email: node.email,
    phone: node.phone,
    gateways: node.paymentGatewayNames,
    financial_status: node.displayFinancialStatus,
    outstanding: amountOf(node.totalOutstandingSet),
    total: amountOf(node.currentTotalPriceSet),
    shipping: amountOf(node.totalShippingPriceSet),
    tags: node.tags,
    shipping_address: node.shippingAddress ? toAddress(node.shippingAddress) : undefined,
    billing_address: node.billingAddress ? toAddress(node.billingAddress) : undefined,
    lines: node.lineItems.nodes.map((line) => ({
      line_id: line.id,
      code: codeOfLine(line),
      title: [line.title, line.variantTitle].filter((part) => part !== '').join(', '),
      variant_id: line.variant?.id ?? '',
      ordered: line.quantity,
      current: line.currentQuantity,
      unfulfilled: line.unfulfilledQuantity,
      unit_price: amountOf(line.originalUnitPriceSet),
      discount: line.discountAllocations.reduce((sum, one) => sum + amountOf(one.allocatedAmountSet), 0),
      added_tax: node.taxesIncluded ? 0 : line.taxLines.reduce((sum, one) => sum + amountOf(one.priceSet), 0),
      needs_shipping: line.requiresShipping,
    })),
  };
}
