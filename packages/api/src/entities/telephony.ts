import { telephonyRegions } from '@khep/domain/integrations';
import { z } from 'zod';
import { exact, line } from './fields.ts';

/** A brand's account at a provider that calls buyers. An empty token keeps the saved one. */
export const TelephonyDraft = z.object({
  region: z.enum(telephonyRegions, 'Choose the region'),
  account_sid: line(100, 'Enter the account SID').min(1, 'Enter the account SID'),
  api_key: line(200, 'Enter the API key').min(1, 'Enter the API key'),
  api_token: exact(200).optional(),
  /** The number that both phones show. */
  caller_id: line(20, 'Enter the number with 8 to 13 digits').regex(
    /^\+?\d{8,13}$/,
    'Enter the number with 8 to 13 digits',
  ),
  is_recorded: z.boolean(),
  daily_cap: z
    .number('Enter a whole number')
    .int('Enter a whole number')
    .min(1, 'Enter at least 1')
    .max(5000, 'Enter at most 5,000'),
});
export type TelephonyDraft = z.output<typeof TelephonyDraft>;

export const TelephonyAccount = TelephonyDraft.extend({
  id: z.string(),
  name: z.string(),
  is_connected: z.boolean(),
  /** Nobody is called. */
  is_simulated: z.boolean(),
  /** Masked; empty without one. */
  api_token: z.string(),
  caller_id: z.string(),
  account_sid: z.string(),
  api_key: z.string(),
  version: z.number().int(),
  updated_at: z.string().nullable(),
});
export type TelephonyAccount = z.output<typeof TelephonyAccount>;
