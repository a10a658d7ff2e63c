import type { CourierPartner } from '@khep/domain/tracking';
import type { Registry } from 'prom-client';
import type { CourierService } from './courierServices.ts';

/** Someone at an address. */
export interface CourierParty {
  name: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
}

/** One box to be carried. */
export interface Booking {
  /** Ours, and unique: a booking that timed out is found again by it. */
  reference: string;
  order_number: string;
  to: CourierParty;
  /** The name under which the courier has the warehouse registered. */
  pickup_location: string;
  pickup: CourierParty;
  return_to: CourierParty;
  payment_mode: 'prepaid' | 'cod';
  collectible_paise: number;
  declared_paise: number;
  /** The e-way bill that the goods travel under, where they need one. */
  eway_bill?: string;
  products: string;
  quantity: number;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
}

export interface Booked {
  booked: true;
  awb: string;
  routing_code: string;
}

/** What a booking came to. A refusal carries the courier's own words. */
export type BookingResult = Booked | { booked: false; reason: string };

/** What a courier says of one pincode; null where it does not go. */
export interface PincodeServiceability {
  pincode: string;
  cod: boolean;
  prepaid: boolean;
  pickup: boolean;
  oda: boolean;
  /** 0 is no limit. */
  max_cod_paise: number;
  /** 0 is no limit. */
  max_weight_g: number;
  routing_code: string;
  remarks: string;
}

/** One scan, raw. */
export interface CourierScan {
  awb: string;
  /** The courier's finest code: X-UCI, EOD-11, 003-T. */
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
  /** What stands ready. Some couriers are told the count only; their simulator is told which all the same. */
  awbs: readonly string[];
}

/** What the courier's label must carry, for the label of ours. */
export interface LabelData {
  awb: string;
  routing_code: string;
  reference: string;
  payment_mode: 'prepaid' | 'cod';
  collectible_paise: number;
}

/** What the seller asks after a failed delivery. */
export interface NdrAction {
  awb: string;
  action: 're-attempt' | 'reschedule' | 'change-address' | 'change-phone' | 'return';
  /** YYYY-MM-DD, with `reschedule`. */
  date?: string;
  address?: string;
  /** Where another number is given. */
  phone?: string;
  name?: string;
  remark?: string;
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

/** The courier's own price, beside the one by the brand's rate card. */
export type CourierRate =
  | { rated: true; total_paise: number; zone: string }
  | { rated: false; reason: string };

export interface Accepted {
  accepted: boolean;
  /** The courier's number for it; empty where it gives none. */
  reference: string;
  reason: string;
}

/**
 * The one interface of couriers. Nothing here throws for a courier's refusal: that is an answer, in its own words. It
 * throws `CourierDown` when the courier cannot be asked, and `BookingUnsure` when nobody knows whether a booking was made.
 */
export interface CourierAdapter {
  readonly partner: CourierPartner;
  /** Most AWBs that one call of `track` takes. */
  readonly trackBatch: number;
  /** Whether the credentials are taken. */
  verify(): Promise<{ ok: boolean; reason: string }>;
  book(booking: Booking): Promise<BookingResult>;
  /** The booking that the courier has under a reference of ours; null where it has none. */
  findBooking(reference: string): Promise<Booked | null>;
  cancel(awb: string): Promise<{ cancelled: boolean; reason: string }>;
  /** Asks the courier to bring a box back. */
  requestReturn(awb: string): Promise<{ accepted: boolean; reason: string }>;
  requestPickup(request: PickupRequest): Promise<Accepted>;
  /** Which of the boxes on a manifest the courier does not know. */
  checkManifest(awbs: readonly string[]): Promise<{ missing: string[] }>;
  labelData(awb: string): Promise<LabelData | null>;
  /** Scans of at most `trackBatch` waybills, those of each the oldest first. */
  track(awbs: readonly string[]): Promise<CourierScan[]>;
  /** The scans in what the courier pushed to us; undefined where it is in no shape of the courier's. */
  parseWebhook(body: string): CourierScan[] | undefined;
  submitNdrAction(action: NdrAction): Promise<Accepted>;
  serviceability(pincode: string): Promise<PincodeServiceability | null>;
  rate(question: RateRequest): Promise<CourierRate>;
}

interface DownDetails {
  /** Whether the request may have reached the courier: then a booking may have been made. @default true */
  sent?: boolean;
  /** The courier said when to come again. */
  retryAfterMs?: number;
  status?: number;
}

/** The courier cannot be reached, is not asked just now, or does not answer in its own shape. */
export class CourierUnavailable extends Error {
  override readonly name: string = 'CourierDown';
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
 * A booking was sent, no answer came, and it is not found by its reference. `isAbsent` where the courier was asked and
 * does not know it: then it most likely was not made. Otherwise no other courier may be tried before it is settled.
 */
export class BookingOutcomeUnknown extends CourierUnavailable {
  override readonly name = 'BookingUnsure';
  readonly isAbsent: boolean;

  constructor(message: string, isAbsent: boolean) {
    super(message);
    this.isAbsent = isAbsent;
  }
}

/** A service and whether it can be booked here. */
export interface OfferedService extends CourierService {
  offered: boolean;
  /** Answered by the simulator: said on screen. */
  simulated: boolean;
  /** Why it is not offered. */
  reason: string;
}

/** The couriers as one brand has them connected. */
export interface BrandCouriers {
  list(): OfferedService[];
  /** The adapter of an offered service. */
  adapter(courier_id: number): CourierAdapter | undefined;
}

export interface Couriers {
  /** The couriers of a brand. Read it before a transaction is opened: it may ask the database. */
  forBrand(brand_id: string): Promise<BrandCouriers>;
  /** Forgets what is known of a brand's accounts: they have been changed. */
  invalidate(brand_id: string): void;
  /** Milliseconds between two looks at a moving parcel. */
  pollIntervalMs: number;
  /** Calls, their time and the breakers' states. */
  metrics: Registry;
  close(): Promise<void>;
}
