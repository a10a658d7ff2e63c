import { percentile } from './plan.ts';

export interface SimulatedPincode {
  pin: string;
  cod: boolean;
  oda: boolean;
  /** Rupees. */
  max_cod: number;
  sort_code: string;
  /** Remark of the courier: Kupwara has an embargo, Srinagar a restriction. */
  remarks: string;
}

/** Serviceability of the simulated couriers: a few pincodes aren't served, a few have limits. */
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

/** Days of transit: the same city is next, the same region near. */
export function daysToRegion(pin: string, isSameCity: boolean, isAir: boolean): number {
  const region = pin.slice(0, 1);
  const days = isSameCity ? 1 : region === '3' ? 2 : ['7', '6'].includes(region) ? 4 : 3;
  return isAir ? Math.max(1, days - 1) : days;
}

/** The same between two PIN codes, whose first three digits are a sorting district. */
export const simulatedDays = (from: string, to: string, isAir: boolean): number =>
  daysToRegion(to, from.slice(0, 3) === to.slice(0, 3), isAir);

/** Scans have city names with underscores, as couriers send them. */
export const cityName = (text: string): string => text.trim().replaceAll(/\s+/g, '_') || 'India';

/** The buyer's phone chooses the outcome: bookings for a number with this ending are rejected. */
export const isRefusedPhone = (phone: string): boolean => phone.endsWith('0016');
/** Message of that rejection. */
export const refusedPhoneWords = 'Rejected by the simulator: the phone ends in 0016';
/** Credentials that a simulator rejects, to try that too. */
export const isWrong = (secret: string | undefined): boolean => !secret || /^wrong/i.test(secret);
