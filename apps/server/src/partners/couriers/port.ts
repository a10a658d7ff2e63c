import type { DefaultZone } from '@khep/domain/rating';
import type { CourierPartner } from '@khep/domain/couriers';
import type { BoxGoods } from '@khep/domain/tax';
import type { Registry } from 'prom-client';

/** A courier service that a brand can book. Ids are integers, as in load distribution rows. */
export interface CourierService {
  courier_id: number;
  /** Name on screens and labels. */
  name: string;
  /** The adapter that books it. */
  partner: CourierPartner;
  mode: 'Surface' | 'Air';
  /** Divisor of the volumetric weight, in cm³ per kg. */
  conversion_factor: number;
  /** Surcharge over the example rate card, per cent. */
  rate_percent: number;
  /** Delivery days by zone, from pickup; a brand's SLA has priority. */
  tat_days: Readonly<Record<DefaultZone, number>>;
}

/** Days from pickup to delivery as a courier states them for a lane. */
export interface TransitDays {
  days: number;
}

/** A person at an address. */
export interface CourierParty {
  name: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
}

/** The goods of a parcel as invoiced, which couriers declare for tax and at check posts. */
export interface DeclaredGoods {
  seller: { name: string; gstin: string };
  /** Empty for a consumer. */
  buyer_gstin: string;
  /** Undefined until it is issued, which printing does. */
  invoice: { number: string; /** YYYY-MM-DD. */ date: string } | undefined;
  items: readonly BoxGoods[];
  /** Tax within the declared value, with that of charges. */
  tax_paise: number;
}

/** One shipment to book. */
export interface Booking {
  /** Our unique reference: a booking that timed out is looked up by it. */
  reference: string;
  order_number: string;
  to: CourierParty;
  /** Name of the warehouse at the courier. */
  pickup_location: string;
  /** The brand entered the name: where the courier doesn't know it, the booking is refused and nothing is registered. */
  is_typed_location?: boolean;
  pickup: CourierParty;
  return_to: CourierParty;
  payment_mode: 'prepaid' | 'cod';
  collectible_paise: number;
  declared_paise: number;
  /** The e-way bill, if one is required. */
  eway_bill?: string;
  /** Undefined for a return, and where no order is known. */
  goods?: DeclaredGoods;
  products: string;
  quantity: number;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
  /** A return: picked up at the buyer, who is `pickup`, and brought to the warehouse, which is `to`. */
  reverse?: { reason: string; with_qc: boolean };
}

export interface Booked {
  booked: true;
  awb: string;
  routing_code: string;
  /** AWB of the consignment that the box is a piece of; absent for a box of its own. */
  master_awb?: string;
}

/** Result of a booking. A rejection has the courier's message. */
export type BookingResult = Booked | { booked: false; reason: string };

/** Result of a consignment: a piece for each booking, in their order. Nothing of a rejected one is left at the courier. */
export type ConsignmentResult =
  | { booked: true; pieces: readonly Booked[] }
  | { booked: false; reason: string };

/** Serviceability of one pincode; null if not served. */
export interface PincodeServiceability {
  pincode: string;
  /** Undefined if the courier doesn't say: its contract decides. */
  cod: boolean | undefined;
  prepaid: boolean;
  pickup: boolean;
  /** Pickup of a return, of couriers that tell it apart. */
  reverse_pickup?: boolean;
  oda: boolean;
  /** 0 for no limit. */
  max_cod_paise: number;
  /** 0 for no limit. */
  max_weight_g: number;
  routing_code: string;
  remarks: string;
}

/** Two PIN codes that a parcel is sent between. */
export interface Lane {
  from: string;
  to: string;
}

/** Serviceability of both ends of a lane; null for an end that isn't served. */
export interface LaneServiceability {
  from: PincodeServiceability | null;
  to: PincodeServiceability | null;
}

/** One raw scan. */
export interface CourierScan {
  awb: string;
  /** The courier's most specific code: X-UCI, EOD-11, 003-T. */
  code: string;
  status: string;
  status_type: string;
  /** ISO 8601. */
  event_time: string;
  location: string;
  remark: string;
}

export interface PickupRequest {
  location: string;
  pickup: CourierParty;
  /** YYYY-MM-DD. */
  date: string;
  /** HH:mm:ss, IST. */
  time: string;
  expected_count: number;
  /** The shipments to pick up. Some couriers get only their count; the simulator gets all. */
  awbs: readonly string[];
}

/** A warehouse as it is registered at a courier. */
export interface CourierWarehouse {
  name: string;
  place: CourierParty;
  /** Where RTOs go. */
  return_to: CourierParty;
}

/** Whether a courier has the name of a warehouse, or why that can't be checked. */
export type WarehouseCheck =
  | { state: 'known' }
  | { state: 'unknown'; /** The courier's words; empty without. */ reason: string }
  | { state: 'unsupported'; reason: string };

/** Whether a courier took a warehouse or its change; a refusal has the courier's words. */
export type WarehouseResult = { accepted: true } | { accepted: false; reason: string };

/** Warehouses at a courier that knows them by name. */
export interface WarehouseBook {
  checkWarehouse(name: string): Promise<WarehouseCheck>;
  /** Registers a warehouse. A repeat is accepted where the name exists, with the address that the courier had. */
  registerWarehouse(warehouse: CourierWarehouse): Promise<WarehouseResult>;
  /** Sends the address and the phone of a registered warehouse, whose name stays. */
  updateWarehouse(warehouse: CourierWarehouse): Promise<WarehouseResult>;
}

/** The name of a warehouse at a courier, and whose it is. */
export interface PickupLocation {
  name: string;
  is_typed: boolean;
}

/** Data that must be printed on our label. */
export interface LabelData {
  awb: string;
  routing_code: string;
  reference: string;
  payment_mode: 'prepaid' | 'cod';
  /** Undefined if the courier doesn't say. */
  collectible_paise: number | undefined;
}

/** Proof of a delivery at its courier. */
export type DeliveryProof =
  | { state: 'found'; files: readonly Uint8Array[] }
  /** Nothing at the moment: it may be added later. */
  | { state: 'missing'; reason: string }
  /** Its API has no proof of delivery. */
  | { state: 'unsupported'; reason: string };

/** The courier's own label of a shipment. The file is as it was sent: check it before it is used. */
export type CourierLabel =
  | { state: 'found'; pdf: Uint8Array }
  /** Nothing at the moment: it may be made later. */
  | { state: 'missing'; reason: string }
  /** Its API has no labels. */
  | { state: 'unsupported'; reason: string };

/** An e-way bill that was made after its shipment was booked. */
export interface EwayBillUpdate {
  awb: string;
  number: string;
  /** Undefined until the invoice is issued: the order number stands for it. */
  invoice: DeclaredGoods['invoice'];
  order_number: string;
  seller_gstin: string;
}

/** Whether a courier takes the number of an e-way bill after the booking. */
export type EwayBillTold = { state: 'told' } | { state: 'refused' | 'unsupported'; reason: string };

/** The seller's instruction after a failed delivery. */
export interface NdrAction {
  awb: string;
  action: 're-attempt' | 'reschedule' | 'change-address' | 'change-phone' | 'return';
  /** YYYY-MM-DD, with `reschedule`. */
  date?: string;
  address?: string;
  /** Of the address. */
  pincode?: string;
  /** Another phone number, if given. */
  phone?: string;
  name?: string;
  remark?: string;
}

/** Outcome of an answer that the courier processes later. */
export interface NdrResult {
  /** `sent`: still being processed. */
  state: 'sent' | 'accepted' | 'rejected';
  /** The courier's reason. */
  detail: string;
}

/** A question about a parcel, or a claim for one. */
export interface CourierInquiry {
  /** Ours: a repeat with it asks once. */
  id: string;
  awb: string;
  kind: 'trace' | 'claim';
  message: string;
  /** With a claim. */
  amount_paise?: number;
}

export interface InquiryResult {
  /** `sent`: not answered yet. */
  state: 'sent' | 'answered' | 'rejected';
  /** The courier's answer. */
  detail: string;
  /** Amount paid for a claim. */
  paid_paise?: number;
}

/** Couriers' support desks. */
export interface SupportDesk {
  /** How inquiries reach it. By `email`, the methods below are not used. */
  readonly inquiries: 'api' | 'email';
  /** Sends an inquiry; its answer comes later, under the reference. */
  sendInquiry(inquiry: CourierInquiry): Promise<Accepted>;
  findInquiryResult(reference: string): Promise<InquiryResult>;
}

export interface RateRequest {
  from_pincode: string;
  to_pincode: string;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
  payment_mode: 'prepaid' | 'cod';
  collectible_paise: number;
}

/** The courier's own rate, beside that of the brand's rate card. */
export type CourierRate =
  | { rated: true; total_paise: number; zone: string }
  | { rated: false; reason: string };

export interface Accepted {
  accepted: boolean;
  /** The courier's own id; empty without one. */
  reference: string;
  reason: string;
}

/**
 * The interface of courier adapters. A rejection by the courier is returned, with its message. Throws
 * `CourierUnavailable` if the courier can't be reached, and `BookingOutcomeUnknown` if a booking may exist.
 */
export interface CourierAdapter extends SupportDesk, WarehouseBook {
  readonly partner: CourierPartner;
  /** Maximum AWBs per call of `track`. */
  readonly trackBatch: number;
  /** Whether the courier schedules the pickup of a reverse booking itself, `requestPickup` does, or it takes no such bookings. */
  readonly reversePickup: 'automatic' | 'on-request' | 'none';
  /** Verifies the credentials. */
  verify(): Promise<{ ok: boolean; reason: string }>;
  book(booking: Booking): Promise<BookingResult>;
  /**
   * Books the boxes of an order as one consignment, which arrives and is paid at once; the first box is its master. Of
   * couriers that know pieces: with the others each box is a parcel of its own.
   */
  bookTogether?: (bookings: readonly Booking[]) => Promise<ConsignmentResult>;
  /** Finds a booking by our reference; null without one. */
  findBooking(reference: string): Promise<Booked | null>;
  cancel(awb: string): Promise<{ cancelled: boolean; reason: string }>;
  /** Requests an RTO. */
  requestReturn(awb: string): Promise<{ accepted: boolean; reason: string }>;
  /**
   * Requests a pickup. A repeat, after a lost response, must not fail where the pickup exists. A courier that comes for
   * every booking accepts without a request.
   */
  requestPickup(request: PickupRequest): Promise<Accepted>;
  /** Returns shipments of a manifest that the courier doesn't know. */
  checkManifest(awbs: readonly string[]): Promise<{ missing: string[] }>;
  labelData(awb: string): Promise<LabelData | null>;
  /** Downloads the courier's own label as a PDF, for a label printer if it has such a size. */
  fetchLabel(awb: string): Promise<CourierLabel>;
  /** Scans of at most `trackBatch` AWBs, the oldest first. */
  track(awbs: readonly string[]): Promise<CourierScan[]>;
  /** Downloads the proof of a delivery: photos, the signature or a signed sheet, as the courier stores them. */
  fetchDeliveryProof(awb: string): Promise<DeliveryProof>;
  /** Parses the scans of a webhook; undefined for an unexpected schema. */
  parseWebhook(body: string): CourierScan[] | undefined;
  /** Tells the courier of an e-way bill that was made after the booking. A repeat changes nothing. */
  updateEwayBill(update: EwayBillUpdate): Promise<EwayBillTold>;
  submitNdrAction(action: NdrAction): Promise<Accepted>;
  /** Asks for the result of an action that was accepted with a reference. */
  findNdrResult(reference: string): Promise<NdrResult>;
  /** Its services by air and by ground serve different places. @default false */
  readonly servesByMode?: boolean;
  serviceability(pincode: string): Promise<PincodeServiceability | null>;
  /**
   * Serviceability of the destination of a lane, as reached from its origin, with pickup there; null if the lane isn't
   * served. Only of couriers that answer for pairs: of the others both ends are asked, by `askLane`.
   */
  laneServiceability?: (lane: Lane) => Promise<PincodeServiceability | null>;
  /**
   * Days of transit on a lane with this service, for a pickup on a day (YYYY-MM-DD); null where the courier states none. Of
   * couriers whose API tells them.
   */
  transitDays?: (question: Lane & { day: string }) => Promise<TransitDays | null>;
  rate(question: RateRequest): Promise<CourierRate>;
}

interface DownDetails {
  /** Whether the request may have reached the courier, so that a booking may exist. @default true */
  sent?: boolean;
  /** Retry-After of the courier. */
  retryAfterMs?: number;
  status?: number;
}

/** The courier can't be reached, its circuit is open, or its response is invalid. */
export class CourierUnavailable extends Error {
  override readonly name: string = 'CourierUnavailable';
  readonly sent: boolean;
  readonly retryAfterMs: number | undefined;
  readonly status: number | undefined;

  constructor(message: string, { sent = true, retryAfterMs, status }: DownDetails = {}) {
    super(message);
    this.sent = sent;
    this.retryAfterMs = retryAfterMs;
    this.status = status;
  }
}

/**
 * The booking timed out and its outcome is unknown. `isAbsent`: the courier has no such booking, so another
 * courier may be tried.
 */
export class BookingOutcomeUnknown extends CourierUnavailable {
  override readonly name = 'BookingOutcomeUnknown';
  readonly isAbsent: boolean;

  constructor(message: string, isAbsent: boolean) {
    super(message);
    this.isAbsent = isAbsent;
  }
}

/** A service and whether it can be booked. */
export interface OfferedService extends CourierService {
  /** Connected and selected: orders can be allocated to it. */
  offered: boolean;
  is_connected: boolean;
  /** The seller selected it in Settings > Company. */
  is_selected: boolean;
  /** Handled by the simulator, which is shown on screen. */
  simulated: boolean;
  /** Why it isn't available. */
  reason: string;
}

/** The couriers of one brand. */
export interface BrandCouriers {
  list(): OfferedService[];
  /** The adapter of an available service. */
  adapter(courier_id: number): CourierAdapter | undefined;
  /** The name by which the courier of a service knows a warehouse. */
  pickupLocation(courier_id: number, warehouse_id: string): PickupLocation;
  /** Loads what the couriers answered about lanes before, in one statement. */
  loadServiceability(lanes: readonly Lane[]): Promise<void>;
  /** Returns a courier's earlier answer about a lane; undefined if it must be asked. */
  knownServiceability(courier_id: number, lane: Lane): LaneServiceability | undefined;
  /** Returns the days that the courier of a service stated for a lane; undefined if it wasn't asked or states none. */
  knownDays(courier_id: number, lane: Lane): number | undefined;
}

export interface Couriers {
  /** Loads the couriers of a brand. Call it before a transaction: it may query the database. */
  forBrand(brand_id: string): Promise<BrandCouriers>;
  /** Clears cached accounts and names of warehouses of a brand after a change. */
  invalidate(brand_id: string): void;
  /** Poll interval of a moving shipment. */
  pollIntervalMs: number;
  /** Requests, their durations and the breakers' states. */
  metrics: Registry;
  close(): Promise<void>;
}
