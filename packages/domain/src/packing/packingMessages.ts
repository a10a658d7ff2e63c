import type { OrderPackingRequest } from './packOrder.ts';
import type { Packing } from './types.ts';

/** A question whose answer may cross to another thread: a clock cannot. */
export type AskedPacking = Omit<OrderPackingRequest, 'options'> & {
  options?: Omit<NonNullable<OrderPackingRequest['options']>, 'now'> | undefined;
};

/** What the page says to the thread that packs. */
export type ToPacking =
  | { type: 'pack'; id: number; questions: readonly AskedPacking[] }
  | { type: 'cancel'; id: number };

/** What the thread answers: packings in the order asked, some at a time. */
export type FromPacking =
  | { type: 'packed'; id: number; packings: Packing[] }
  | { type: 'failed'; id: number; message: string };

/** Either end of the line between them. */
export interface PackingLine<Said, Heard> {
  say: (message: Said) => void;
  hear: (listener: (message: Heard) => void) => void;
}
