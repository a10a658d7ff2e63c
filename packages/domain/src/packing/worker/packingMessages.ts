import type { OrderPackingRequest } from '../pack/packOrder.ts';
import type { Packing } from '../model/types.ts';

/** A request that can be sent to a worker: functions such as a clock can't be cloned. */
export type PackingJob = Omit<OrderPackingRequest, 'options'> & {
  options?: Omit<NonNullable<OrderPackingRequest['options']>, 'now'> | undefined;
};

/** Messages from the page to the worker. */
export type ToPacking =
  | { type: 'pack'; id: number; questions: readonly PackingJob[] }
  | { type: 'cancel'; id: number };

/** Messages from the worker: packings in request order, in batches. */
export type FromPacking =
  | { type: 'packed'; id: number; packings: Packing[] }
  | { type: 'failed'; id: number; message: string };

/** One end of the channel between page and worker. */
export interface PackingChannel<Sent, Received> {
  send: (message: Sent) => void;
  onMessage: (listener: (message: Received) => void) => void;
}
