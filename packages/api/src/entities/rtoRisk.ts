import { z } from 'zod';

export const OrderRtoRisk = z.object({
  /** 0 to 1. */
  probability: z.number(),
  /** `unknown`: the brand has too little history. */
  band: z.enum(['unknown', 'low', 'medium', 'high']),
  /** In words, the strongest first. */
  reasons: z.array(z.object({ raises: z.boolean(), words: z.string() })),
  /** Parcels that the estimate is based on. */
  sample: z.number().int(),
});
export type OrderRtoRisk = z.output<typeof OrderRtoRisk>;

export const RtoCalibration = z.object({
  bins: z.array(
    z.object({
      from: z.number(),
      to: z.number(),
      parcels: z.number().int(),
      predicted: z.number(),
      actual: z.number(),
    }),
  ),
  parcels: z.number().int(),
  /** Mean squared error of the predictions; `base_brier` of always predicting the average. */
  brier: z.number(),
  base_brier: z.number(),
  /** Weight of the evidence, 0 to 1. */
  weight: z.number(),
  fitted_at: z.string(),
});
export type RtoCalibration = z.output<typeof RtoCalibration>;
