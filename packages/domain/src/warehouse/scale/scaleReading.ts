/** The report of a scale at a moment. Only a stable gross weight in a metric unit is a weight of a parcel. */
export type ScaleReading =
  | { kind: 'stable'; grams: number }
  /** Stable at zero. */
  | { kind: 'empty' }
  | { kind: 'moving' }
  | { kind: 'over' }
  | { kind: 'negative' }
  | { kind: 'needs zero' }
  /** A tare is subtracted, so it isn't the weight of the whole parcel. */
  | { kind: 'tared' }
  | { kind: 'faulty' }
  /** `unit` is empty where the scale sends none. */
  | { kind: 'other unit'; unit: string };

/** Grams of the units that a weight is read in. Others are never converted: parcels in India are weighed in metric units. */
const gramsOf: Readonly<Record<string, number>> = { mg: 0.001, g: 1, kg: 1000 };

/** A stable weight as a reading. */
export function toReading(value: number, unit: string): ScaleReading {
  const known = gramsOf[unit.toLowerCase()];
  if (known === undefined) return { kind: 'other unit', unit };
  // Decimal fractions of a kilogram have no exact number: 1.005 × 1000 is 1004.999…
  const grams = Math.round(Number((value * known).toFixed(3)));
  if (grams < 0) return { kind: 'negative' };
  return grams === 0 ? { kind: 'empty' } : { kind: 'stable', grams };
}

/** Grams within which a stable weight is the same one: the last digit of a scale may change. */
const sameWeight = 5;

/** Whether a reading is a weight to fill in: stable, and another one than was filled in last. */
export const isNewWeight = (
  reading: ScaleReading | undefined,
  last: number | undefined,
): reading is { kind: 'stable'; grams: number } =>
  reading?.kind === 'stable' && (last === undefined || Math.abs(reading.grams - last) > sameWeight);

/** State of the scale of a bench. */
export type ScaleState =
  /** The browser has neither Web Serial nor WebHID. */
  | { status: 'unsupported' }
  | { status: 'off' }
  | { status: 'connecting' }
  /** The browser refused the permission, or no scale was chosen. */
  | { status: 'refused' }
  /** Another program or tab uses the port. */
  | { status: 'busy' }
  /** The scale sends nothing that is a weight. */
  | { status: 'unread' }
  /** Unplugged or switched off; it connects again when it is back. */
  | { status: 'lost' }
  | { status: 'on'; reading: ScaleReading | undefined };

/** How a scale is connected: a serial port, or a USB scale of the HID class. */
export const scaleLinks = ['serial', 'hid'] as const;
export type ScaleLink = (typeof scaleLinks)[number];
