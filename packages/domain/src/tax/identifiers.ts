import { stateByGstCode } from '../india/states.ts';
import type { IndianState } from '../india/states.ts';

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const gstinPattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The fifteenth character of a GSTIN, from its first fourteen; undefined when they are not a GSTIN's. */
export function gstinCheckCharacter(first14: string): string | undefined {
  if (first14.length !== 14) return undefined;
  let sum = 0;
  for (let index = 0; index < 14; index += 1) {
    const value = characters.indexOf(first14.charAt(index));
    if (value < 0) return undefined;
    const product = value * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return characters.charAt((36 - (sum % 36)) % 36);
}

/** What is wrong with a GSTIN, in words that say what to do; undefined when nothing is. */
export function gstinProblem(text: string): string | undefined {
  const gstin = text.trim().toUpperCase();
  if (gstin.length !== 15) return 'A GSTIN has 15 characters, like 27AAPFU0939F1ZV.';
  if (!gstinPattern.test(gstin)) return 'This is not the form of a GSTIN, like 27AAPFU0939F1ZV.';
  if (stateByGstCode(gstin.slice(0, 2)) === undefined)
    return `${gstin.slice(0, 2)} is no state code. Check the first two digits.`;
  if (panProblem(gstin.slice(2, 12)) !== undefined) return 'Characters 3 to 12 are not a PAN. Check them.';
  if (gstinCheckCharacter(gstin.slice(0, 14)) !== gstin.charAt(14))
    return 'The last character does not fit the others. Check for a typing error.';
  return undefined;
}

export function isGstin(text: string): boolean {
  return gstinProblem(text) === undefined;
}

export function gstinState(gstin: string): IndianState | undefined {
  return stateByGstCode(gstin.trim().slice(0, 2));
}

/** The holder's PAN inside a GSTIN. */
export function panOfGstin(gstin: string): string {
  return gstin.trim().toUpperCase().slice(2, 12);
}

/** What is wrong with a PAN; undefined when nothing is. */
export function panProblem(text: string): string | undefined {
  return /^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$/.test(text.trim().toUpperCase())
    ? undefined
    : 'A PAN has five letters, four digits and a letter, like AAPFU0939F.';
}

export function isPan(text: string): boolean {
  return panProblem(text) === undefined;
}

/** The form of an IFSC; whether a bank uses it is looked up on the server. */
export function isIfsc(text: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text.trim().toUpperCase());
}

/** Four, six or eight digits. */
export function isHsnCode(text: string): boolean {
  return /^\d{4}(?:\d{2}){0,2}$/.test(text.trim());
}
