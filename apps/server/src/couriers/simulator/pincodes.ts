import { percentile } from './plan.ts';

export interface SimulatedPincode {
  pin: string;
  cod: boolean;
  oda: boolean;
  /** Rupees. */
  max_cod: number;
  sort_code: string;
  /** The courier's own words; Kupwara is under an embargo, and Srinagar is told of. */
  remarks: string;
}

/** What the simulated couriers serve of a pincode: a few places none of them reaches, a few reached with limits. */
export function pincodeOf(pin: string): SimulatedPincode | undefined {
  if (!/^[1-9]\d{5}$/.test(pin) || pin === '999999' || /^(19433|74430|68255)/.test(pin)) return undefined;
  const isFar = /^(194|744|682[5-9]|79[0-9]|737)/.test(pin);
  const draw = percentile(`pin/${pin}`);
  return {
    pin,
    cod: !(isFar && draw < 40),
    oda: draw >= 94,
    max_cod: isFar ? 20_000 : 50_000,
    remarks: pin.startsWith('19322') ? 'Embargo' : pin === '190001' ? 'Delivered on weekdays only' : '',
    sort_code: `${pin.slice(0, 3)}/${String.fromCharCode(65 + (draw % 6))}${draw % 9}`,
  };
}

/** Cities stand in scans with underscores, as couriers write their centres. */
export const cityName = (text: string): string => text.trim().replaceAll(/\s+/g, '_') || 'India';

/** The buyer's phone chooses the outcome: a number that ends so is refused at booking. */
export const isRefusedPhone = (phone: string): boolean => phone.endsWith('0016');
/** Words of that refusal. */
export const refusedPhoneWords = 'Refused by the simulator: the phone ends in 0016';
/** Credentials that a simulator refuses, so that a wrong password can be rehearsed. */
export const isWrong = (secret: string | undefined): boolean => !secret || /^wrong/i.test(secret);
