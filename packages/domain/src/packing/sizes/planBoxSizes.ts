import type { Paise } from '../../money/index.ts';
import { boxPrice } from '../model/freight.ts';
import { outerSides, toRoom } from '../model/pieces.ts';
import { dimensionNames } from '../model/types.ts';
import type { BoxSize, PackOptions, PackedBox, Sides } from '../model/types.ts';
import { packOrder } from '../pack/packOrder.ts';
import type { OrderedItem } from '../pack/packOrder.ts';
import { arrangementsOf, isWithin } from './arrangements.ts';
import { candidateSizes } from './candidates.ts';
import { madeLike } from './madeLike.ts';
import { searchSizes } from './searchSizes.ts';

/** Equal orders: what is packed, and how many went on each lane. */
export interface ShippedContents {
  items: readonly OrderedItem[];
  lanes: readonly { lane: number; count: number }[];
}

export interface BoxSizesRequest {
  orders: readonly ShippedContents[];
  /** The brand's own boxes. */
  boxes: readonly BoxSize[];
  /** New sizes at most. */
  most: number;
  /** Freight of a parcel by the rate card of a lane, in paise; negative if the card has no price. */
  charge: (lane: number, parcel: { weight_g: number; volume_cm3: number }) => Paise;
  options?: PackOptions;
  /** Called between steps, with the share of the work that is done. */
  onProgress?: (share: number) => void;
}

/** A size to buy. */
export interface SizeToBuy {
  box: BoxSize;
  /** Parcels of these orders that would go in it. */
  parcels: number;
  /** Savings beside the own boxes and the sizes before it. */
  saves: Paise;
}

export interface BoxSizesPlan {
  /** Boxes and freight of the orders with the own boxes. */
  before: Paise;
  /** With the sizes too. */
  after: Paise;
  /** The one that saves most first. */
  sizes: SizeToBuy[];
  /** Own boxes that no order would be packed in. */
  unused: string[];
  orders: number;
  /** Orders that the own boxes can't take, or that a rate card has no price for: nothing of them is counted. */
  left_out: number;
}

/** An order with its packing. */
interface PackedContents extends ShippedContents {
  count: number;
  /** Grams of its pieces. */
  weight: number;
  packed: readonly PackedBox[];
  price: number;
  cost: Paise;
}

function onLargestSide({ length, width, height }: Sides): Sides {
  const [a, b, c] = [length, width, height].toSorted((p, q) => q - p) as [number, number, number];
  return { length: a, width: b, height: c };
}

/** Pieces above which an order is packed, but sizes aren't made for it. */
const mostPieces = 40;

/**
 * Finds the sizes to buy beside the own boxes that make boxes and freight of past orders cheapest. Each order is packed by the
 * packer with its objective, and rated by its own rate card, so that what is saved is what packing with these boxes costs less.
 */
export function planBoxSizes({
  orders,
  boxes,
  most,
  charge,
  options = {},
  onProgress = () => undefined,
}: BoxSizesRequest): BoxSizesPlan {
  const costOf = new Map(boxes.map((box) => [box.box_id, box.cost ?? 0]));
  const pack = (order: ShippedContents, stock: readonly BoxSize[]): PackedContents | undefined => {
    const { packed_boxes, unpackable_items } = packOrder({ items: order.items, boxes: stock, options });
    if (unpackable_items.length > 0) return undefined;
    return describe(order, packed_boxes, stock);
  };
  const describe = (
    order: ShippedContents,
    packed: readonly PackedBox[],
    stock: readonly BoxSize[],
  ): PackedContents | undefined => {
    const count = order.lanes.reduce((sum, one) => sum + one.count, 0);
    const weight = order.items.reduce((sum, item) => sum + item.quantity * item.weight, 0);
    let price = 0;
    let cost = 0;
    for (const box of packed) {
      const size = stock.find(({ box_id }) => box_id === box.box_id);
      const weight_g = Math.round(box.total_weight * 1000);
      const { length, width, height } = box.dimensions;
      if (size) price += boxPrice(toRoom(size, options), weight_g - (size.empty_weight ?? 0), options);
      cost += count * (costOf.get(box.box_id) ?? 0);
      for (const { lane, count: parcels } of order.lanes) {
        const freight = charge(lane, { weight_g, volume_cm3: length * width * height });
        if (freight < 0) return undefined;
        cost += parcels * freight;
      }
    }
    return { ...order, count, weight, packed, price, cost };
  };

  const ownIds = new Set(boxes.map(({ box_id }) => box_id));
  let own: PackedContents[] = [];
  let left_out = 0;
  for (const [at, order] of orders.entries()) {
    const packed = pack(order, boxes);
    if (packed) own.push(packed);
    else left_out += order.lanes.reduce((sum, one) => sum + one.count, 0);
    if (at % 20 === 0) onProgress((0.3 * at) / orders.length);
  }
  const made = own.map((order, at) => {
    if (at % 20 === 0) onProgress(0.3 + (0.4 * at) / own.length);
    const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
    const isMade =
      pieces <= mostPieces &&
      !order.items.some(
        ({ ships_in_own_box, box_id = '' }) => ships_in_own_box === true || ownIds.has(box_id),
      );
    return { ...order, arrangements: isMade ? arrangementsOf(order.items, options) : [] };
  });
  const toBox = (sides: Sides, box_id: string) => madeLike(sides, boxes, box_id);
  let rounds = 0;
  const sizes = searchSizes(made, candidateSizes(made), {
    most,
    toPriced(sides) {
      const box = toBox(sides, 'new');
      const room = toRoom(box, options);
      const outer = outerSides(box);
      const volume_cm3 = outer.length * outer.width * outer.height;
      const prices = new Float64Array(made.length).fill(Infinity);
      const costs = new Float64Array(made.length);
      for (const [at, { arrangements, weight, price, lanes, count }] of made.entries()) {
        if (weight > room.capacity || !arrangements.some((one) => isWithin(one, sides))) continue;
        const own_price = boxPrice(room, weight, options);
        // The packer wouldn't choose it.
        if (own_price >= price) continue;
        const weight_g = weight + (box.empty_weight ?? 0);
        const freights = lanes.map(({ lane }) => charge(lane, { weight_g, volume_cm3 }));
        if (freights.some((freight) => freight < 0)) continue;
        prices[at] = own_price;
        costs[at] = freights.reduce(
          (sum, freight, index) => sum + lanes[index]!.count * freight,
          count * (box.cost ?? 0),
        );
      }
      return { sides, prices, costs };
    },
    onRound: () => onProgress(0.9 - 0.2 / (1 + (rounds += 1))),
  });

  const before = own.reduce((sum, { cost }) => sum + cost, 0);
  const chosen: SizeToBuy[] = [];
  let stock = boxes;
  // On its largest side a box is easier to pack; where goods stand upright, or rest on each other, it isn't the same box.
  let left = sizes.map(({ sides }, at) => {
    const flat = onLargestSide(sides);
    const isFlat = dimensionNames.every((side) => flat[side] === sides[side]);
    return (isFlat ? [sides] : [flat, sides]).map((one) => toBox(one, `new ${at + 1}`));
  });
  // Each is added where it saves most, and what it saves is counted by packing every order anew.
  while (left.length > 0) {
    const total = own.reduce((sum, { cost }) => sum + cost, 0);
    const tried = left.flat().map((box) => {
      const added = [...stock, box];
      costOf.set(box.box_id, box.cost ?? 0);
      const packed = own.map((order) =>
        canChange(order, box, added) ? (pack(order, added) ?? order) : order,
      );
      return { box, packed, saves: total - packed.reduce((sum, { cost }) => sum + cost, 0) };
    });
    const best = tried.reduce((a, b) => (b.saves > a.saves ? b : a));
    if (best.saves <= 0) break;
    own = best.packed;
    stock = [...stock, best.box];
    costOf.set(best.box.box_id, best.box.cost ?? 0);
    left = left.filter((variants) => !variants.includes(best.box));
    chosen.push({ box: best.box, parcels: 0, saves: best.saves });
    onProgress(1 - (0.1 * left.length) / sizes.length);
  }

  /** Whether a further size may be chosen for an order: alone it is cheaper, or several boxes are. */
  function canChange({ price, weight }: PackedContents, box: BoxSize, added: readonly BoxSize[]): boolean {
    if (boxPrice(toRoom(box, options), 0, options) >= price) return false;
    const least = Math.min(...added.map((one) => boxPrice(toRoom(one, options), 0, options)));
    return boxPrice(toRoom(box, options), weight, options) < price || 2 * least < price;
  }
  const used = new Map<string, number>();
  for (const { packed, count } of own)
    for (const { box_id } of packed) used.set(box_id, (used.get(box_id) ?? 0) + count);
  return {
    before,
    after: own.reduce((sum, { cost }) => sum + cost, 0),
    sizes: chosen.map((one) => ({ ...one, parcels: used.get(one.box.box_id) ?? 0 })),
    unused: boxes.filter(({ box_id }) => !used.has(box_id)).map(({ box_id }) => box_id),
    orders: own.reduce((sum, { count }) => sum + count, 0),
    left_out,
  };
}

const monthDays = 30;
/** Boxes are sold in bundles of this many. */
const bundle = 25;

/** Scales what was counted on some days to a month. */
export const perMonth = (counted: number, days: number): number =>
  Math.round((counted * monthDays) / Math.max(1, days));

/** Boxes to order for a month, in bundles. */
export const boxesToOrder = (parcels_per_month: number): number =>
  Math.ceil(parcels_per_month / bundle) * bundle;
