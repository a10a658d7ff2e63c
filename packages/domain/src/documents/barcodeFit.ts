import { QUIET_MODULES, encodeCode128 } from './code128.ts';
import type { Code128 } from './code128.ts';

/** One dot of a 203 dpi printer (8 dots to the mm); a bar is a whole number of them or it blurs. */
export const DOT_MM = 0.125;
/** Below two dots a worn printer's code stops reading. */
const moduleDots = [4, 3, 2] as const;

/** A barcode at the size it is drawn in, or why it cannot be drawn. */
export type BarcodeFit = { code: Code128; dots: number } | { problem: string };

/** Code 128 as wide as whole printer dots allow, with its quiet zones. @param width mm */
export function fitBarcode(text: string, width: number): BarcodeFit {
  const code = encodeCode128(text);
  if (!code) return { problem: `“${text}” has characters that a barcode cannot carry.` };
  const total = code.modules + 2 * QUIET_MODULES;
  const dots = moduleDots.find((n) => total * n * DOT_MM <= width);
  return dots ? { code, dots } : { problem: `“${text}” is too long for a barcode that can be read.` };
}
