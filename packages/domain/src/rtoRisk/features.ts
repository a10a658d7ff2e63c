import type { Paise } from '../money/index.ts';

/** Facts about an order that are known before it ships. */
export interface RtoRiskOrder {
  payment_mode: 'prepaid' | 'cod';
  pincode: string;
  value: Paise;
  address: string;
  landmark: string;
  /** Problems found in the address, such as a PIN code of another state. */
  address_warnings: number;
  /** Earlier parcels of the same phone number that ended. */
  phone: { delivered: number; returned: number };
}

export const riskFeatures = ['payment', 'place', 'value', 'address', 'phone'] as const;
export type RiskFeature = (typeof riskFeatures)[number];

/** The level of an order in each feature, from general to exact: a level without history falls back to the one before. */
export type RiskLevels = Readonly<Record<RiskFeature, readonly string[]>>;

const valueBands: readonly [upTo: Paise, level: string][] = [
  [50_000, 'up to ₹500'],
  [100_000, '₹500 to ₹1,000'],
  [200_000, '₹1,000 to ₹2,000'],
  [500_000, '₹2,000 to ₹5,000'],
];
const aboveBands = 'above ₹5,000';

/** The levels of an order's value, the smallest first. */
export const valueLevels: readonly string[] = [...valueBands.map(([, level]) => level), aboveBands];

/** Shorter addresses rarely lead a courier to the door. */
const shortAddress = 25;

function addressLevel({ address, landmark, address_warnings }: RtoRiskOrder): string {
  if (address_warnings > 0) return 'doubtful address';
  const length = address.trim().length + landmark.trim().length;
  // A house or flat has a number.
  if (length < shortAddress || !/\d/.test(address)) return 'short address';
  return 'clear address';
}

function phoneLevel({ phone: { delivered, returned } }: RtoRiskOrder): string {
  if (delivered + returned === 0) return 'first order of this phone';
  if (returned === 0) return 'earlier orders delivered';
  return returned >= delivered ? 'earlier orders came back' : 'some earlier orders came back';
}

/** Returns the levels of an order. */
export function riskLevels(order: RtoRiskOrder): RiskLevels {
  const { payment_mode, pincode, value } = order;
  return {
    payment: [payment_mode === 'cod' ? 'COD' : 'prepaid'],
    place: [`PIN codes ${pincode.slice(0, 3)}xxx`, `PIN code ${pincode}`],
    value: [valueBands.find(([upTo]) => value <= upTo)?.[1] ?? aboveBands],
    address: [addressLevel(order)],
    phone: [phoneLevel(order)],
  };
}
