import { istDay } from '@khep/domain/days';
import type { PaymentMode } from '@khep/domain/money';
import type { OrderDraft } from '@khep/api';
import { rupeesToPaise } from '@khep/domain/money';
import { comboWeight, explodeLines, orderProblems, orderTotals } from '@khep/domain/orders';
import type { Packing } from '@khep/domain/packing';
import { gstRateProblem } from '@khep/domain/tax';
import { validationError } from '../../base/errors.ts';
import { addressState } from '../../brand/lookups/pincodeLookup.ts';
import { deriveOrderState } from '../state/orderState.ts';
import { stockOf } from '../stock/orderStock.ts';
import { createSuggestion } from './createSuggestion.ts';
import type { LineRecord, OrderDetailsJson, OrderRecord, OrderStockJson } from '../core/tables.ts';
import { completeRegistration } from '../core/buyerRegistrations.ts';
import type { BuyerRegistrations } from '../core/buyerRegistrations.ts';
import { stockedSkus } from '../core/orderedSkus.ts';
import type { OrderedSku } from '../core/orderedSkus.ts';

export interface RecordInit {
  brand_id: string;
  order_id: string;
  order_number: string;
  warehouse_id: string;
  order_date: Date;
  now: Date;
  created_at?: Date;
  /** Of the order as it will be written. @default 1 */
  version?: number;
  /** Of the order before it was changed. */
  eway_bill?: string | null;
  buyer_language?: OrderRecord['buyer_language'];
  buyer_request?: OrderRecord['buyer_request'];
  hold_log?: OrderRecord['hold_log'];
  is_repeat?: boolean;
  cancelled_items?: OrderRecord['cancelled_items'];
  /** Stock changes of the order so far; null if its stock isn't tracked. */
  stock?: OrderStockJson | null;
  skus: ReadonlyMap<string, OrderedSku>;
  /** Latest registrations of the holders of GSTINs. @default none */
  registrations?: BuyerRegistrations;
  /** Scores how likely the order comes back, per cent. @default null */
  riskOf?: (
    order: Pick<OrderRecord, 'buyer_phone' | 'payment_mode' | 'total_paise' | 'details'>,
  ) => number | null;
  /** Packs the lines for the suggestion. */
  pack: (lines: readonly LineRecord[]) => Packing;
}

/** An order whose stock is tracked. */
type BuiltOrder = OrderRecord & { stock: OrderStockJson };

/** A line without the keys of its order. */
export type LineContent = Omit<LineRecord, 'brand_id' | 'order_id'>;

/** Returns why a SKU can't be ordered. */
export function lineSkuProblem(sku_id: string, sku: { is_active: boolean } | undefined): string | undefined {
  if (!sku) return `SKU ${sku_id} not found. Choose another, or add it first.`;
  return sku.is_active ? undefined : `SKU ${sku_id} is inactive. Choose another, or activate it first.`;
}

/**
 * Completes the lines of a draft from its SKUs.
 * @throws ApiError 422 on a line whose SKU does not exist or is inactive, or whose GST rate is none
 */
export function buildLines(
  input: OrderDraft,
  { skus, now }: Pick<RecordInit, 'skus' | 'now'>,
): LineContent[] {
  return input.order_details.product_details.map((line, index) => {
    const sku = skus.get(line.sku_id);
    const problem = lineSkuProblem(line.sku_id, sku);
    if (!sku || problem !== undefined)
      throw validationError({ [`order_details.product_details.${index}.sku_id`]: problem ?? '' });
    const parts = sku.parts?.map(({ id: _id, ...part }) => part) ?? null;
    // A combo is taxed and weighed by its parts.
    const rates = parts?.map((part) => requireGstRate(part.gst, index, now)) ?? [];
    return {
      line_no: index + 1,
      sku_id: sku.sku_id,
      sku_name: line.sku_name || sku.sku_name,
      quantity: line.quantity,
      unit_price_paise: rupeesToPaise(line.unit_price),
      discount_paise: rupeesToPaise(line.discount),
      gst: parts ? Math.max(...rates) : requireGstRate(line.gst ?? sku.gst, index, now),
      cess: line.cess ?? sku.cess,
      hsn_code: line.hsn_code || sku.hsn_code,
      weight_g: parts ? comboWeight(parts) : line.actual_weight || sku.actual_weight,
      length_cm: line.sku_length ?? sku.sku_length,
      width_cm: line.sku_width ?? sku.sku_width,
      height_cm: line.sku_height ?? sku.sku_height,
      parts,
    };
  });
}

/**
 * Builds the rows of an order from a draft.
 * @throws ApiError 422 also on amounts and a GSTIN that can't be true
 */
export function buildOrder(input: OrderDraft, init: RecordInit): { order: BuiltOrder; lines: LineRecord[] } {
  const { brand_id, order_id, order_number } = init;
  const problems = orderProblems(input);
  if (Object.keys(problems).length > 0) throw validationError(problems);
  const lines = buildLines(input, init).map((line): LineRecord => ({ brand_id, order_id, ...line }));
  const sums = orderTotals(input.order_details);
  const payment_mode: PaymentMode = sums.is_cod ? 'cod' : 'prepaid';
  const buyer = completeRegistration(input.buyer_details, init.registrations ?? new Map());
  const details: OrderDetailsJson = {
    buyer_details: buyer,
    billing_details:
      input.is_billing_same_as_shipping || !input.billing_details ? billingOf(buyer) : input.billing_details,
    is_billing_same_as_shipping: input.is_billing_same_as_shipping,
    custom_tags: input.order_details.custom_tags,
    payment_details: { ...input.order_details.payment_details, payment_mode },
  };
  const place = {
    pincode: buyer.pincode,
    state: addressState(buyer),
    city: buyer.city,
    payment_mode,
    collectible_paise: sums.collect,
  };
  const items = explodeLines(lines);
  const suggestion = createSuggestion(init.pack(items), items, sums.collect);
  const { status, needs } = deriveOrderState(
    { is_cancelled: false, cancelled_items: init.cancelled_items ?? null, details },
    lines,
    [],
  );
  const order: BuiltOrder = {
    brand_id,
    order_id,
    order_number,
    status,
    needs,
    rest_tabs: '',
    is_cancelled: false,
    couriers: '',
    channel_id: input.order_details.channel_id,
    warehouse_id: init.warehouse_id,
    order_date: init.order_date,
    ...place,
    total_paise: sums.total,
    item_count: lines.reduce((sum, line) => sum + line.quantity, 0),
    dead_weight_g: lines.reduce((sum, line) => sum + line.weight_g * line.quantity, 0),
    buyer_name: buyer.name,
    buyer_phone: buyer.phone,
    buyer_email: buyer.email,
    is_repeat: init.is_repeat ?? false,
    buyer_request: init.buyer_request ?? null,
    buyer_language: init.buyer_language ?? null,
    eway_bill: init.eway_bill ?? null,
    first_item: lines[0]?.sku_name ?? '',
    rto_risk: null,
    hold: null,
    hold_at: null,
    hold_log: init.hold_log ?? null,
    cancelled_items: init.cancelled_items ?? null,
    details,
    suggestion,
    search_text: searchText(order_number, buyer, lines),
    stock: stockOf(
      init.stock ?? null,
      stockedSkus(lines.flatMap(({ sku_id }) => init.skus.get(sku_id) ?? [])),
    ),
    version: init.version ?? 1,
    created_at: init.created_at ?? init.now,
    updated_at: init.now,
    erased_at: null,
  };
  order.rto_risk = init.riskOf?.(order) ?? null;
  return { order, lines };
}

/**
 * Requires a valid GST rate. Checked for today, not the order's date: the invoice is issued today or later,
 * and has the rates of that day.
 */
function requireGstRate(gst: number, index: number, now: Date): number {
  const problem = gstRateProblem(gst, istDay(now));
  if (problem) throw validationError({ [`order_details.product_details.${index}.gst`]: problem });
  return gst;
}

function billingOf(buyer: OrderDraft['buyer_details']): OrderDetailsJson['billing_details'] {
  const {
    alternate_phone: _alternate,
    company_name: _company,
    gst_number: _gst,
    receiver: _receiver,
    is_sez: _sez,
    ...billing
  } = buyer;
  return billing;
}

function searchText(
  order_number: string,
  buyer: OrderDraft['buyer_details'],
  lines: readonly LineRecord[],
): string {
  return [
    order_number,
    buyer.name,
    buyer.phone,
    buyer.email,
    buyer.city,
    buyer.pincode,
    ...lines.flatMap((line) => [line.sku_id, line.sku_name]),
  ]
    .join(' ')
    .toLowerCase();
}
