import { addDays, istDay, startOfDay, weekdayOf } from '@khep/domain/days';
import { findState } from '@khep/domain/india';
import { gstinCheckCharacter } from '@khep/domain/tax';
import { OrderDraft } from '@khep/api';
import type { Packing } from '@khep/domain/packing';
import type { RecordInit } from '../../orders/editing/buildOrder.ts';
import { buildOrder } from '../../orders/editing/buildOrder.ts';
import type { LineRecord, OrderRecord } from '../../orders/core/tables.ts';
import { demoSkus } from './catalogue.ts';
import type { DemoSku } from './catalogue.ts';
import { demoBuyer } from '../../partners/stores/demoBuyers.ts';
import type { DemoBuyer } from '../../partners/stores/demoBuyers.ts';
import type { Random } from '../../base/seededRandom.ts';

const demoDays = 14;

/** A demo order with its packaging. */
export interface DemoOrder {
  order: OrderRecord;
  lines: LineRecord[];
  packing: Packing;
  isDoubtful: boolean;
}

interface MakeInit extends Pick<RecordInit, 'brand_id' | 'skus' | 'pack'> {
  random: Random;
  now: Date;
  id: (prefix: string, at: Date) => string;
  warehouses: readonly { id: string }[];
  /** The number of the last order. */
  lastNumber: number;
}

const shelf = demoSkus.flatMap((sku) => Array.from({ length: sku.weighting }, () => sku));

// Orders by hour in IST: few at night, most in the evening.
const hours = [
  0, 1, 6, 7, 8, 8, 9, 9, 10, 10, 11, 11, 11, 12, 12, 13, 13, 14, 14, 15, 16, 17, 18, 18, 19, 19, 20, 20, 20,
  21, 21, 21, 22, 22, 23,
];

/** Times of the orders, oldest first. */
function moments(random: Random, now: Date): Date[] {
  const today = istDay(now);
  const list: Date[] = [];
  for (let back = demoDays - 1; back >= 0; back -= 1) {
    const day = addDays(today, -back);
    const weekday = weekdayOf(day);
    // More orders at weekends, and a sale two Fridays ago that shows in the trend.
    const count = (weekday === 0 || weekday === 6 ? 62 : 50) + random.int(-7, 8) + (back === 8 ? 24 : 0);
    for (let each = 0; each < count; each += 1) {
      const at = startOfDay(day).getTime() + random.pick(hours) * 3_600_000 + random.int(0, 3_599_999);
      list.push(new Date(at));
    }
  }
  // Today ends now, and always has a recent order.
  const past = list.filter((at) => at.getTime() < now.getTime() - 60_000);
  const recent = Array.from({ length: 24 }, () => new Date(now.getTime() - random.int(2, 330) * 60_000));
  return [...past, ...recent].sort((a, b) => a.getTime() - b.getTime());
}

function basket(random: Random): { sku: DemoSku; quantity: number }[] {
  const first = random.pick(shelf);
  // A rolled rug fits no box, so it is ordered separately.
  if (first.code === 'DH-46') return [{ sku: first, quantity: 1 }];
  const quantity = first.price < 1000 ? random.pick([1, 1, 1, 2, 2, 3, 4]) : random.pick([1, 1, 1, 1, 1, 2]);
  const lines = [{ sku: first, quantity }];
  while (random.chance(0.24) && lines.length < 4) {
    const next = random.pick(shelf);
    if (next.code !== 'DH-46' && lines.every(({ sku }) => sku.code !== next.code))
      lines.push({ sku: next, quantity: 1 });
  }
  return lines;
}

/** Shops and offices that buy for themselves, with a PAN of a firm or a company. */
const businesses = [
  ['Kaveri Interiors', 'AAKFK4821M'],
  ['Banyan Hospitality', 'AAGCB7710L'],
  ['Neem Studio', 'AALFN2093Q'],
  ['Coastline Cafés', 'AAHCC5560P'],
] as const;
/** One order in so many is a business's. */
const businessShare = 37;
/** One business in so many is in a special economic zone. */
const zoneShare = 9;

/** Gives some buyers a company and its GSTIN of their state. It draws nothing, so that all other orders stay as they are. */
function withBusiness<Buyer extends { state: string }>(buyer: Buyer, index: number) {
  const state = findState(buyer.state);
  if (index % businessShare !== businessShare - 1 || !state) return buyer;
  const at = Math.floor(index / businessShare);
  const [company_name, pan] = businesses[at % businesses.length]!;
  const registration = `${state.gst_code}${pan}1Z`;
  return {
    ...buyer,
    company_name,
    gst_number: `${registration}${gstinCheckCharacter(registration)}`,
    ...(at % zoneShare === zoneShare - 1 && { is_sez: true }),
  };
}

/** One order in so many is of a buyer who ordered before. */
const returningShare = 6;
/** The buyer's earlier order is at least this many orders ago. */
const returningAfter = 60;

/** Finds an earlier buyer of the same city for some orders. It draws nothing, so that all other orders stay as they are. */
const findReturning = (buyers: readonly DemoBuyer[], { city }: DemoBuyer, index: number) =>
  index % returningShare === returningShare - 2
    ? buyers.slice(0, -returningAfter).findLast((one) => one.city === city)
    : undefined;

/** Two weeks of orders, as the form creates them. */
export function makeOrders({
  random,
  now,
  id,
  pack,
  warehouses,
  lastNumber,
  ...init
}: MakeInit): DemoOrder[] {
  const times = moments(random, now);
  const buyers: DemoBuyer[] = [];
  const phones = new Set<string>();
  return times.map((at, index): DemoOrder => {
    const isDoubtful = random.chance(0.035);
    const drawn = demoBuyer(random, isDoubtful);
    const known = isDoubtful ? drawn : (findReturning(buyers, drawn, index) ?? drawn);
    if (!isDoubtful) buyers.push(known);
    const buyer = withBusiness(known, index);
    const goods = basket(random);
    const value = goods.reduce((sum, { sku, quantity }) => sum + sku.price * quantity, 0);
    const isCod = value < 9000 && random.chance(0.56);
    const channel_id = random.pick([
      'shopify',
      'shopify',
      'shopify',
      'shopify',
      'shopify',
      'manual',
      'custom',
    ]);
    const draft = OrderDraft.parse({
      buyer_details: buyer,
      order_details: {
        order_date: at.toISOString(),
        channel_id,
        order_id: `KH-${lastNumber - times.length + 1 + index}`,
        custom_tags: random.chance(0.08) ? [random.pick(['gift', 'fragile', 'repeat buyer'])] : [],
        product_details: goods.map(({ sku, quantity }) => ({
          sku_id: sku.code,
          quantity,
          unit_price: sku.price,
          gst: sku.gst,
        })),
        payment_details: {
          payment_method: [isCod ? 'cod' : 'prepaid'],
          ...(value < 999
            ? { shipping_charges: { charge_name: 'Shipping', charge_value: 79, charge_basis: 'fixed' } }
            : {}),
          ...(isCod
            ? { cod_charges: { charge_name: 'COD fee', charge_value: 50, charge_basis: 'fixed' } }
            : { payment_gateway_names: ['Razorpay'] }),
        },
      },
    });
    const warehouse = warehouses[random.chance(0.84) ? 0 : 1] ?? warehouses[0];
    const { order, lines } = buildOrder(draft, {
      ...init,
      pack,
      order_id: id('ord', at),
      order_number: draft.order_details.order_id ?? '',
      warehouse_id: warehouse?.id ?? '',
      order_date: at,
      now: at,
      is_repeat: phones.has(buyer.phone),
    });
    phones.add(buyer.phone);
    return { order, lines, packing: pack(lines), isDoubtful };
  });
}
