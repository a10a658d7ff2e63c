import { z } from 'zod';
import { alikeFacts, fairMetrics, fairVerdicts } from '@khep/domain/analytics';
import { AnalyticsFilter } from './money.ts';

export const FairCouriersFilter = AnalyticsFilter.extend({ metric: z.enum(fairMetrics) });

/** A courier's rate on its own parcels, and on those of all. Rates are per cent, as the metric has them. */
export const FairCourier = z.object({
  courier: z.string(),
  courier_label: z.string(),
  /** Parcels that the rate counts. */
  parcels: z.number(),
  /** Parcels of which another courier had like ones: the same in all of `alike`. */
  compared: z.number(),
  rate: z.number(),
  /** If the courier had carried all compared parcels, with an interval of 90%; null where too few are alike. */
  fair: z.object({ rate: z.number(), low: z.number(), high: z.number() }).nullable(),
  verdict: z.enum(fairVerdicts),
});
export type FairCourier = z.infer<typeof FairCourier>;

/** One courier's compared parcels, had another carried them. */
export const FairMove = z.object({
  from: z.string(),
  from_label: z.string(),
  to: z.string(),
  to_label: z.string(),
  parcels: z.number(),
  /** Events that would not have been, with an interval of 90%; of a rate that is good when high, its failures. */
  fewer: z.number(),
  low: z.number(),
  high: z.number(),
  /** Where most of these parcels went. */
  states: z.array(z.string()),
});
export type FairMove = z.infer<typeof FairMove>;

export const FairCouriersResponse = z.object({
  /** The courier with the most parcels first. */
  couriers: z.array(FairCourier),
  /** In what like parcels are the same; without promise and weight where few would be left, and for more than 92 days. */
  alike: z.array(z.enum(alikeFacts)),
  /** Of all parcels that were compared; null where none were. */
  average: z.number().nullable(),
  /** The move that avoids most; null without a clear one. */
  move: FairMove.nullable(),
});
export type FairCouriersResponse = z.infer<typeof FairCouriersResponse>;
