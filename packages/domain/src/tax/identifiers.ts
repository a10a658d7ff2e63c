import { stateByGstCode } from '../india/states.ts';
import type { IndianState } from '../india/states.ts';
import { findGstinFormat } from './gstinFormats.ts';

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

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

/** Numbers of these formats contain a PAN. The others have a country or a TAN instead. */
const withPan: ReadonlySet<string | undefined> = new Set(['regular', 'collector']);

/**
 * Returns what is wrong with a GSTIN or UIN of a buyer and how to fix it; undefined if it is valid. Form, API and imports
 * use it.
 */
export function gstinProblem(text: string): string | undefined {
  const gstin = text.trim().toUpperCase();
  if (gstin.length !== 15) return 'Enter 15 characters, like 27AAPFU0939F1ZV.';
  const kind = findGstinFormat(gstin)?.kind;
  if (kind === undefined) return "This isn't a valid GSTIN. Example: 27AAPFU0939F1ZV.";
  const code = gstin.slice(0, 2);
  // 99 is the centre's jurisdiction, for those who are outside India.
  const isOutside = code === '99' && (kind === 'onlineServices' || kind === 'nonResident');
  if (stateByGstCode(code) === undefined && !isOutside)
    return `${code} isn't a state code. Check the first two digits.`;
  if (withPan.has(kind) && panProblem(gstin.slice(2, 12)) !== undefined)
    return "Characters 3 to 12 aren't a valid PAN.";
  if (gstinCheckCharacter(gstin.slice(0, 14)) !== gstin.charAt(14))
    return "The check character doesn't match. Check for typos.";
  return undefined;
}

/** Returns why no invoice can be issued under a GSTIN; undefined if one can. */
export function supplierGstinProblem(text: string): string | undefined {
  const problem = gstinProblem(text);
  if (problem !== undefined) return problem;
  const format = findGstinFormat(text);
  return format?.isSupplier === false
    ? `This number is of ${format.holder}, which issues no invoices. Enter the GSTIN of a taxpayer.`
    : undefined;
}

/** Returns whether the holder of a GSTIN is a registered person. A UIN makes none (CGST Act s. 2(94)). */
export const isRegisteredPerson = (gstin: string): boolean => findGstinFormat(gstin)?.isRegistered === true;

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
