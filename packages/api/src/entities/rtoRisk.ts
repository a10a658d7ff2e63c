import { z } from 'zod';
import { riskBands, riskFeatures } from '@khep/domain/rtoRisk';

export const OrderRtoRisk = z.object({
  /** 0 to 1; null if it isn't proven. */
  probability: z.number().nullable(),
  /** `unknown`: the brand has too little history, or its predictions aren't proven better than the average. */
  band: z.enum(riskBands),
  /** In words, the strongest first. */
  reasons: z.array(z.object({ raises: z.boolean(), words: z.string() })),
  /** Parcels that the estimate is based on. */
  sample: z.number().int(),
});
export type OrderRtoRisk = z.output<typeof OrderRtoRisk>;

/** Whether orders have a risk: predictions of the newest parcels have to be better than the average, by more than chance. */
export const RtoRiskProof = z.object({
  is_proven: z.boolean(),
  /** Parcels that were predicted from older ones. */
  parcels: z.number().int(),
});
export type RtoRiskProof = z.output<typeof RtoRiskProof>;

export const RtoCalibration = z.object({
  /** Orders show the risk, and rules read it. */
  is_proven: z.boolean(),
  bins: z.array(
    z.object({
      from: z.number(),
      to: z.number(),
      parcels: z.number().int(),
      returned: z.number().int(),
      predicted: z.number(),
      actual: z.number(),
      /** 95% interval of the actual rate. */
      low: z.number(),
      high: z.number(),
    }),
  ),
  /** Parcels that were predicted from older ones. */
  parcels: z.number().int(),
  /** Parcels of the whole history; below `min_sample` no order has a risk. */
  sample: z.number().int(),
  min_sample: z.number().int(),
  /** Average rate of the history, 0 to 1. */
  base_rate: z.number(),
  /** Parcels that a level of a fact needs to count as much as the average. */
  shrinkage: z.number().int(),
  /** Facts that the risk is based on, the most influential first. */
  facts: z.array(
    z.object({
      feature: z.enum(riskFeatures),
      /** By how much it changes the odds on average, up or down: 1.4 is 40%. */
      influence: z.number(),
      levels: z.array(
        z.object({
          level: z.string(),
          parcels: z.number().int(),
          /** Share that came back, 0 to 1: as counted, and after shrinkage. */
          actual: z.number(),
          used: z.number(),
          /** Factor by which the odds are multiplied. */
          factor: z.number(),
        }),
      ),
    }),
  ),
  /** Mean squared error of the predictions; `base_brier` of always predicting the average. */
  brier: z.number(),
  base_brier: z.number(),
  /** Weight of the evidence, 0 to 1. */
  weight: z.number(),
  fitted_at: z.string(),
});
export type RtoCalibration = z.output<typeof RtoCalibration>;
