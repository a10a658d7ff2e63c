import type { CourierPartner } from '../couriers/registry.ts';
import type { NdrBucket } from '../couriers/ndrBuckets.ts';

export const ndrRuleActions = ['re-attempt', 'return', 'ask-buyer'] as const;
/** `ask-buyer` only sends the buyer the link. */
export type NdrRuleAction = (typeof ndrRuleActions)[number];

export const ndrRuleActionLabels: Record<NdrRuleAction, string> = {
  're-attempt': 'Re-attempt',
  return: 'Return to origin',
  'ask-buyer': 'Ask the buyer',
};

/** Answers cases without a person. Empty conditions match everything. */
export interface NdrRule {
  rule_id: string;
  name: string;
  /** The lowest is tried first. */
  priority: number;
  is_active: boolean;
  buckets: readonly NdrBucket[];
  partners: readonly CourierPartner[];
  /** Paise; null for no limit. Both ends are included. */
  min_value_paise: number | null;
  max_value_paise: number | null;
  payment_mode: 'cod' | 'prepaid' | null;
  action: NdrRuleAction;
}

interface RuledCase {
  bucket: NdrBucket;
  partner: CourierPartner;
  value_paise: number;
  payment_mode: string;
}

/** Returns the first active rule that matches, by priority. */
export function matchNdrRule(rules: readonly NdrRule[], ndr: RuledCase): NdrRule | undefined {
  return rules
    .filter((rule) => rule.is_active)
    .toSorted((a, b) => a.priority - b.priority)
    .find(
      (rule) =>
        (rule.buckets.length === 0 || rule.buckets.includes(ndr.bucket)) &&
        (rule.partners.length === 0 || rule.partners.includes(ndr.partner)) &&
        (rule.min_value_paise === null || ndr.value_paise >= rule.min_value_paise) &&
        (rule.max_value_paise === null || ndr.value_paise <= rule.max_value_paise) &&
        (rule.payment_mode === null || ndr.payment_mode === rule.payment_mode),
    );
}

/** A rule as the settings edit it. Empty conditions match everything. */
export interface NdrRuleDraft {
  name: string;
  is_active: boolean;
  reason_ids: NdrBucket[];
  /** Couriers, by their partner. */
  partners: string[];
  /** Rupees; null for no limit. */
  min_value: number | null;
  max_value: number | null;
  payment_mode: 'cod' | 'prepaid' | null;
  action: NdrRuleAction;
}

export const newNdrRule: NdrRuleDraft = {
  name: '',
  is_active: true,
  reason_ids: [],
  partners: [],
  min_value: null,
  max_value: null,
  payment_mode: null,
  action: 're-attempt',
};
