import { z } from 'zod';
import {
  findingKinds,
  findingMetrics,
  findingPageNames,
  namedFindingDimensions,
} from '@khep/domain/analytics';
import { AnalyticsFilter } from './money.ts';

export const FindingsFilter = AnalyticsFilter.extend({ page: z.enum(findingPageNames) });

/** A change of a rate that is more than chance. */
export const FindingRecord = z.object({
  metric: z.enum(findingMetrics),
  kind: z.enum(findingKinds),
  /** `down` where the number of events that cost something fell: good news. */
  direction: z.enum(['up', 'down']),
  /** Values that the parcels have in common; none for all parcels. */
  where: z.array(
    z.object({
      dimension: z.enum([...namedFindingDimensions, 'zone']),
      value: z.string(),
      label: z.string(),
    }),
  ),
  /** Per cent, as the metric has it; of all parcels for a mix. */
  rate_before: z.number(),
  rate_after: z.number(),
  /** Share of all parcels, in per cent. */
  share_before: z.number(),
  share_after: z.number(),
  /** Parcels that the rate counts, of the period. */
  parcels: z.number(),
  /** Events beyond those expected at the rates before, with its interval of 95%; negative for fewer. */
  excess: z.number(),
  excess_low: z.number(),
  excess_high: z.number(),
  /** Their cost in rupees; null where an event has none of its own. */
  amount: z.number().nullable(),
  amount_low: z.number().nullable(),
  amount_high: z.number().nullable(),
});
export type FindingRecord = z.infer<typeof FindingRecord>;

export const FindingsResponse = z.object({
  /** The costliest first. */
  findings: z.array(FindingRecord),
  /** False where no rate of the page has enough events for any finding. */
  has_enough: z.boolean(),
  /** Days that the period is compared with. */
  compared_from: z.string(),
  compared_to: z.string(),
});
export type FindingsResponse = z.infer<typeof FindingsResponse>;
