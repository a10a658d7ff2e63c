import type { AllocationOrder, PricedCandidate, RuleFacts, ServiceabilityRow } from '@khep/domain/allocation';
import { isEmbargo } from '@khep/domain/allocation';
import type { Charges } from '@khep/domain/rating';
import { paiseToRupees } from '@khep/domain/money';
import type { Contracts } from '../../../brand/contracts/contracts.ts';
import { askLane } from '../../../partners/couriers/askLane.ts';
import { CourierUnavailable } from '../../../partners/couriers/port.ts';
import type {
  BrandCouriers,
  Lane,
  LaneServiceability,
  OfferedService,
  PincodeServiceability,
} from '../../../partners/couriers/port.ts';
import { addressState } from '../../../brand/lookups/pincodeLookup.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import type { OrderDetailsJson, OrderRecord } from '../../../orders/core/tables.ts';
import { quote } from '../../../brand/contracts/quote.ts';
import type { Quote } from '../../../brand/contracts/quote.ts';

export interface Origin {
  warehouse_id: string;
  name: string;
  pincode: string;
  city: string;
  state: string;
}

/** The parts of a shipment that matter for couriers. */
export type Parcel = Pick<
  ShipmentRecord,
  'dead_weight_g' | 'length_cm' | 'width_cm' | 'height_cm' | 'payment_mode' | 'collectible_paise'
>;

/** Where a box goes, from where, and how large it is. */
export interface Consignment {
  order: Pick<OrderRecord, 'pincode' | 'state' | 'city'>;
  parcels: readonly Parcel[];
  origin: Origin;
}

/** Fields of an order that rules and prices depend on; a list loads no more of it. */
export interface OrderFacts extends Pick<
  OrderRecord,
  | 'order_id'
  | 'status'
  | 'channel_id'
  | 'warehouse_id'
  | 'payment_mode'
  | 'total_paise'
  | 'city'
  | 'state'
  | 'pincode'
  | 'rto_risk'
  | 'suggestion'
  | 'hold_log'
> {
  details: Pick<OrderDetailsJson, 'custom_tags'>;
}

export interface OrderToAllocate<Order extends OrderFacts = OrderFacts> extends Consignment {
  order: Order;
  sku_ids: readonly string[];
  categories: readonly string[];
}

export interface ServiceCandidate extends PricedCandidate {
  service: OfferedService;
  quotes: Quote[];
}

/** Orders with the same key have the same couriers at the same prices. */
export function candidateKey({ order, parcels, origin }: OrderToAllocate): string {
  return JSON.stringify([
    origin.warehouse_id,
    order.pincode,
    order.state,
    order.city,
    parcels.map((parcel) => [
      parcel.dead_weight_g,
      parcel.length_cm,
      parcel.width_cm,
      parcel.height_cm,
      parcel.payment_mode,
      parcel.collectible_paise,
    ]),
  ]);
}

interface CandidateBasis {
  couriers: BrandCouriers;
  contracts: Contracts;
  day: string;
}

/** A courier's serviceability of both ends of a consignment. */
type Reach = LaneServiceability | 'unavailable' | 'not offered';

export const laneOf = ({ order, origin }: Consignment): Lane => ({ from: origin.pincode, to: order.pincode });

/** Finds all services with their serviceability and rate. */
export function findCandidates(basis: CandidateBasis, consignment: Consignment): Promise<ServiceCandidate[]> {
  const { couriers } = basis;
  return Promise.all(
    couriers
      .list()
      .map(async (service) =>
        toCandidate(
          basis,
          consignment,
          service,
          knownReach(couriers, service, consignment) ?? (await askReach(couriers, service, consignment)),
        ),
      ),
  );
}

/** The same, if no courier has to be asked; undefined otherwise. A list of known places waits for nothing. */
export function findKnownCandidates(
  basis: CandidateBasis,
  consignment: Consignment,
): ServiceCandidate[] | undefined {
  const candidates: ServiceCandidate[] = [];
  for (const service of basis.couriers.list()) {
    const reach = knownReach(basis.couriers, service, consignment);
    if (reach === undefined) return undefined;
    candidates.push(toCandidate(basis, consignment, service, reach));
  }
  return candidates;
}

function knownReach(
  couriers: BrandCouriers,
  { courier_id, offered }: OfferedService,
  consignment: Consignment,
): Reach | undefined {
  return offered ? couriers.knownServiceability(courier_id, laneOf(consignment)) : 'not offered';
}

async function askReach(
  couriers: BrandCouriers,
  { courier_id }: OfferedService,
  consignment: Consignment,
): Promise<Reach> {
  const adapter = couriers.adapter(courier_id);
  if (!adapter) return 'not offered';
  try {
    return await askLane(adapter, laneOf(consignment));
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    return 'unavailable';
  }
}

function toCandidate(
  { couriers, contracts, day }: CandidateBasis,
  consignment: Consignment,
  service: OfferedService,
  reach: Reach,
): ServiceCandidate {
  const stated = couriers.knownDays(service.courier_id, laneOf(consignment));
  const quotes = quoteParcels(service, contracts, consignment, day, stated);
  const candidate = {
    service,
    courier: {
      courier_id: service.courier_id,
      name: service.name,
      has_credentials: service.is_connected,
      is_active: service.is_selected && reach !== 'unavailable',
    },
    quotes,
    destination: undefined,
    price: sumQuotes(quotes),
  };
  if (typeof reach === 'string') return candidate;
  const { to, from } = reach;
  return {
    ...candidate,
    destination: to ? rowOf(to, quotes) : undefined,
    source: from && rowOf(from, quotes),
  };
}

function rowOf(said: PincodeServiceability, quotes: readonly Quote[]): ServiceabilityRow {
  return {
    pincode: said.pincode,
    prepaid: said.prepaid,
    // A courier that says nothing of COD leaves it to its contract.
    cod: said.cod ?? true,
    pickup: said.pickup,
    reverse: said.pickup,
    oda: said.oda,
    embargo: isEmbargo(said.remarks),
    remarks: said.remarks,
    max_cod: said.max_cod_paise > 0 ? paiseToRupees(said.max_cod_paise) : null,
    max_weight: said.max_weight_g > 0 ? said.max_weight_g / 1000 : null,
    zone: quotes[0]?.zone ?? null,
    tat: quotes[0]?.tat_days ?? null,
  };
}

/** Rates the parcels of an order with a service, by the contracts of a date and the days that its courier stated. */
export function quoteParcels(
  service: OfferedService,
  contracts: Contracts,
  { order, origin, parcels }: Consignment,
  on: string,
  stated_days?: number,
): Quote[] {
  return parcels.map((parcel) =>
    quote(service, contracts, {
      from: origin,
      to: { pincode: order.pincode, state: order.state, city: order.city },
      weight_g: parcel.dead_weight_g,
      length_cm: parcel.length_cm,
      width_cm: parcel.width_cm,
      height_cm: parcel.height_cm,
      payment_mode: parcel.payment_mode,
      collectible_paise: parcel.collectible_paise,
      on,
      stated_days,
    }),
  );
}

export function sumQuotes(quotes: readonly Quote[]): PricedCandidate['price'] {
  const unrated = quotes.find((one) => !one.rated);
  if (unrated && !unrated.rated) return { rated: false, reason: unrated.reason };
  const total = quotes.reduce((sum, one) => sum + (one.rated ? one.charge_paise : 0), 0);
  return { rated: true, total, zone: quotes[0]?.zone ?? '' };
}

/** Maps an order to the input of allocation rules. */
export function toAllocationOrder(
  { order, parcels, origin, sku_ids, categories }: OrderToAllocate,
  zone: string | null,
): AllocationOrder {
  const isCod = order.payment_mode === 'cod';
  const weight = parcels.reduce((sum, parcel) => sum + parcel.dead_weight_g, 0) / 1000;
  const facts: RuleFacts = {
    channel: order.channel_id,
    payment_mode: order.payment_mode,
    order_value: paiseToRupees(order.total_paise),
    weight,
    zone,
    source_pincode: origin.pincode,
    destination_pincode: order.pincode,
    source_state: addressState(origin),
    destination_state: addressState(order),
    warehouse: origin.name,
    sku: sku_ids,
    category: categories,
    tag: order.details.custom_tags,
    is_cod: isCod,
    rto_risk: order.rto_risk,
  };
  return {
    source_pincode: origin.pincode,
    destination_pincode: order.pincode,
    collect: isCod ? Math.max(...parcels.map((parcel) => paiseToRupees(parcel.collectible_paise)), 0) : 0,
    weight: Math.max(...parcels.map((parcel) => parcel.dead_weight_g / 1000), 0),
    facts,
    is_released: order.hold_log?.release !== undefined,
  };
}

/** A candidate's charge for one box, if it can be rated. */
export function quotedCharges(
  candidate: ServiceCandidate,
  index: number,
): { charge_paise: number; charges: Charges } | undefined {
  const one = candidate.quotes[index];
  return one?.rated ? one : undefined;
}
