import type { JsonValue } from './nodes.ts';

/** What a courier answers. */
export const answer: JsonValue = {
  awb: 'KH100482',
  boxes: [
    { length_cm: 30, weight_g: 640 },
    { length_cm: 20, weight_g: 310 },
  ],
  cod: true,
  amount: 1499.5,
  note: 'मकान नंबर 14, a-word-that-has-no-space-in-it-and-goes-on-past-the-edge-of-a-telephone',
};
