import { paiseToRupees } from '../../money/index.ts';
import type { PaymentMode } from '../../money/index.ts';
import { orderTotals } from '../../tax/totals.ts';
import type { ChargeBasis, ChargeType } from '../charges.ts';
import type { TotalKind } from '../../tax/totals.ts';
import type { ChargeKind, DraftLine, DraftOrder, PaymentFields, StoredCharge } from './draftTypes.ts';

const charge = (
  charge_name: string,
  charge_value: number | undefined,
  charge_type: ChargeType = 'debit',
  charge_basis: ChargeBasis = 'fixed',
) => ({ charge_name, charge_value: charge_value ?? 0, charge_basis, charge_type });

/** The charges as they are stored, where the form shows what it showed for them. */
function keptCharges(draft: DraftOrder): Partial<PaymentFields> {
  if (!draft.stored) return {};
  const { details, items } = draft.stored;
  const order = toTotalsInput(draft);
  const isSameTotal = orderTotals({ product_details: order }).items === items;
  const shown = (kind: TotalKind, stored: StoredCharge, value: number | undefined): boolean => {
    if (stored.charge_basis === 'fixed') return stored.charge_value === (value ?? 0);
    // A percentage is shown in rupees: it is kept while it is a share of the same total.
    const amount = orderTotals({ product_details: order, payment_details: details }).lines.find(
      (line) => line.kind === kind,
    )?.amount;
    return isSameTotal && paiseToRupees(Math.abs(amount ?? 0)) === (value ?? 0);
  };
  const { shipping_charges, transaction_fees, discount, cod_charges } = details;
  const isSameCod =
    cod_charges.charge_value === (draft.codCharge ?? 0) && cod_charges.charge_basis === draft.codBasis;
  return {
    ...(shown('shipping', shipping_charges, draft.shipping) && { shipping_charges }),
    ...(shown('transaction', transaction_fees, draft.transactionFee) && { transaction_fees }),
    ...(shown('discount', discount, draft.discount) && { discount }),
    ...(isSameCod && (draft.isCod || details.payment_mode === 'prepaid') && { cod_charges }),
  };
}

const toTotalsInput = ({ lines }: DraftOrder) =>
  lines.map((line) => ({
    quantity: line.quantity ?? 0,
    unit_price: line.unit_price ?? 0,
    discount: line.discount ?? 0,
  }));

/**
 * Converts a draft to API input, without boxes. Missing numbers become NaN, so that the schema reports them.
 */
export function toOrderInput(draft: DraftOrder) {
  const mode: PaymentMode = draft.isCod ? 'cod' : 'prepaid';
  const chargeType = (kind: ChargeKind) => (draft.credits.includes(kind) ? 'credit' : 'debit');
  const stored = draft.stored?.details;
  const sides = ({ sku_length, sku_width, sku_height }: DraftLine) => ({
    sku_length,
    sku_width,
    sku_height,
  });
  return {
    buyer_details: draft.buyer,
    ...(!draft.isBillingSame && { billing_details: draft.billing }),
    is_billing_same_as_shipping: draft.isBillingSame,
    warehouse_id: draft.warehouseId || null,
    order_details: {
      order_date: draft.orderDate,
      channel_id: draft.channelId,
      ...(draft.orderId !== '' && { order_id: draft.orderId }),
      custom_tags: draft.tags,
      product_details: draft.lines.map((product) => ({
        sku_id: product.sku_id,
        sku_name: product.sku_name,
        hsn_code: product.hsn_code,
        quantity: product.quantity ?? Number.NaN,
        unit_price: product.unit_price ?? Number.NaN,
        gst: product.gst,
        cess: product.cess,
        discount: product.discount ?? 0,
        ...(product.actual_weight > 0 && { actual_weight: product.actual_weight }),
        ...sides(product),
      })),
      payment_details: {
        payment_fields: {},
        ...stored,
        payment_gateway_names: draft.gateways,
        gateway_transaction_id: draft.transactionId,
        payment_method: stored?.payment_mode === mode ? stored.payment_method : [mode],
        payment_mode: mode,
        shipping_charges: charge('Shipping', draft.shipping, chargeType('shipping')),
        cod_charges: charge(
          'COD charge',
          draft.isCod ? draft.codCharge : 0,
          chargeType('cod'),
          draft.codBasis,
        ),
        transaction_fees: charge('Transaction fee', draft.transactionFee, chargeType('transaction')),
        discount: charge('Discount', draft.discount),
        ...keptCharges(draft),
        amount_paid: draft.paid,
      } satisfies PaymentFields,
    },
  };
}
