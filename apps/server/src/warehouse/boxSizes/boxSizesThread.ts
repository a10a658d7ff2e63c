import { parentPort, workerData } from 'node:worker_threads';
import { planBoxSizes } from '@khep/domain/packing';
import type { BoxSize, BoxSizesPlan, PackOptions, ShippedContents } from '@khep/domain/packing';
import { compileRateCard, rateTotal } from '@khep/domain/rating';
import type { RateCard } from '@khep/domain/rating';
import { yieldToRequests } from '../../base/yieldToRequests.ts';

/** Packing steps of one order, as in the suggestions for orders. */
const effort = 0.5;
/** GST of freight is claimed back: it saves nothing. */
const noGst = { percent: 0, numerator: 0, denominator: 1 };

export interface BoxSizesInput {
  orders: readonly ShippedContents[];
  lanes: readonly { card: RateCard; zone: string }[];
  boxes: readonly BoxSize[];
  options: PackOptions;
  most: number;
}

export type FromBoxSizes = { type: 'progress'; share: number } | { type: 'done'; plan: BoxSizesPlan };

yieldToRequests();
const { orders, lanes, boxes, options, most } = workerData as BoxSizesInput;
const cards = lanes.map(({ card, zone }) => ({ ...compileRateCard(card, { zones: [zone] }), gst: noGst }));
const send = (message: FromBoxSizes) => parentPort?.postMessage(message, []);
const plan = planBoxSizes({
  orders,
  boxes,
  most,
  options: { ...options, effort },
  charge: (lane, { weight_g, volume_cm3 }) => rateTotal(cards[lane]!, 0, weight_g, volume_cm3, 0),
  onProgress: (share) => send({ type: 'progress', share }),
});
send({ type: 'done', plan });
