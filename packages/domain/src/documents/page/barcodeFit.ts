import { QUIET_MODULES, encodeCode128 } from './code128.ts';
import type { Code128 } from './code128.ts';

/** One dot of a 203 dpi printer. A bar must be a whole number of dots to be sharp. */
export const DOT_MM = 0.125;
/** Below two dots per module, a worn printer's barcode isn't readable. */
const moduleDots = [4, 3, 2] as const;

/** A barcode at its printed size, or why it can't be printed. */
export type BarcodeFit = { code: Code128; dots: number } | { problem: string };

/** Encodes text as Code 128, as wide as whole printer dots allow, with quiet zones. @param width mm */
export function fitBarcode(text: string, width: number): BarcodeFit {
  const code = encodeCode128(text);
  if (!code) return { problem: `“${text}” has characters that are unsupported in a barcode.` };
  const total = code.modules + 2 * QUIET_MODULES;
  const dots = moduleDots.find((n) => total * n * DOT_MM <= width);
  return dots ? { code, dots } : { problem: `“${text}” is too long for a readable barcode.` };
}
