import type { CourierService } from './catalogue.ts';

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
  products: string;
  quantity: number;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
}

/** What a booking came to. A refusal carries the courier's own words. */
export type BookingResult =
  | { booked: true; awb: string; routing_code: string }
  | { booked: false; reason: string };

/** What a courier says of one pincode; null where it does not go. */
export interface PincodeService {
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
  /** The courier's finest code: X-UCI, EOD-11. */
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
  /** YYYY-MM-DD. */
  date: string;
  /** HH:mm:ss, IST. */
  time: string;
  expected_count: number;
  /** What stands ready. Couriers are told the count only; the simulator is told which. */
  awbs: readonly string[];
}

/** The one interface of couriers. Nothing here throws for a courier's refusal; it throws `CourierDown` when unreachable. */
export interface CourierAdapter {
  book(booking: Booking): Promise<BookingResult>;
  cancel(awb: string): Promise<{ cancelled: boolean; reason: string }>;
  /** Asks the courier to bring a box back. */
  requestReturn(awb: string): Promise<{ accepted: boolean; reason: string }>;
  requestPickup(request: PickupRequest): Promise<{ accepted: boolean; reference: string; reason: string }>;
  /** Scans of at most 50 waybills. */
  track(awbs: readonly string[]): Promise<CourierScan[]>;
  serviceability(pincode: string): Promise<PincodeService | null>;
}

/** The courier cannot be reached, or does not answer in its own shape. */
export class CourierDown extends Error {
  override readonly name = 'CourierDown';
}

/** A service and whether it can be booked here. */
export interface OfferedService extends CourierService {
  offered: boolean;
  /** Answered by the simulator: said on screen. */
  simulated: boolean;
  /** Why it is not offered. */
  reason: string;
}

export interface Couriers {
  list(): OfferedService[];
  /** The adapter of an offered service. */
  adapter(courier_id: number): CourierAdapter | undefined;
  /** Milliseconds between two looks at a moving parcel. */
  pollEvery: number;
  close(): Promise<void>;
}
