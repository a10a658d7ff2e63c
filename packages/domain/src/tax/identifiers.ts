import { stateByGstCode } from '../india/states.ts';
import type { IndianState } from '../india/states.ts';

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const gstinPattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Computes the check character of a GSTIN from its first 14 characters; undefined if they are invalid. */
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

/** Returns what is wrong with a GSTIN and how to fix it; undefined if it is valid. */
export function gstinProblem(text: string): string | undefined {
  const gstin = text.trim().toUpperCase();
  if (gstin.length !== 15) return 'Enter 15 characters, like 27AAPFU0939F1ZV.';
  if (!gstinPattern.test(gstin)) return "This isn't a valid GSTIN. Example: 27AAPFU0939F1ZV.";
  if (stateByGstCode(gstin.slice(0, 2)) === undefined)
    return `${gstin.slice(0, 2)} isn't a state code. Check the first two digits.`;
  if (panProblem(gstin.slice(2, 12)) !== undefined) return "Characters 3 to 12 aren't a valid PAN.";
  if (gstinCheckCharacter(gstin.slice(0, 14)) !== gstin.charAt(14))
    return "The check character doesn't match. Check for typos.";
  return undefined;
}

export function isGstin(text: string): boolean {
  return gstinProblem(text) === undefined;
}

export function gstinState(gstin: string): IndianState | undefined {
  return stateByGstCode(gstin.trim().slice(0, 2));
}

/** Returns the PAN contained in a GSTIN. */
export function panFromGstin(gstin: string): string {
  return gstin.trim().toUpperCase().slice(2, 12);
}

/** Returns what is wrong with a PAN; undefined if it is valid. */
export function panProblem(text: string): string | undefined {
  return /^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$/.test(text.trim().toUpperCase())
    ? undefined
    : 'A PAN has five letters, four digits and a letter, like AAPFU0939F.';
}

export function isPan(text: string): boolean {
  return panProblem(text) === undefined;
}

/** Checks the format only; the server looks up the bank. */
export function isIfsc(text: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text.trim().toUpperCase());
}

/** Returns whether the text has four, six or eight digits. */
export function isHsnCode(text: string): boolean {
  return /^\d{4}(?:\d{2}){0,2}$/.test(text.trim());
}
