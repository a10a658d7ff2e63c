import type { DisputeCategory } from './states.ts';

/** Answers a new dispute without a person. Every condition that is set must match. */
export interface DisputeRule {
  id: string;
  name: string;
  is_active: boolean;
  action: 'accept' | 'dispute';
  courier_ids: readonly number[];
  categories: readonly DisputeCategory[];
  /** Paise, inclusive; null for no limit. */
  min_amount_paise: number | null;
  max_amount_paise: number | null;
  /** Photos at least. */
  min_evidence: number;
  /** Only parcels whose SKU weights are all frozen. */
  only_frozen: boolean;
}

export interface RuledDispute {
  courier_id: number;
  category: DisputeCategory;
  amount_paise: number;
  evidence_count: number;
  is_frozen: boolean;
}

/** Returns the first active rule that matches, in the brand's order. */
export function findDisputeRule<Rule extends DisputeRule>(
  rules: readonly Rule[],
  dispute: RuledDispute,
): Rule | undefined {
  return rules.find(
    (rule) =>
      rule.is_active &&
      (rule.courier_ids.length === 0 || rule.courier_ids.includes(dispute.courier_id)) &&
      (rule.categories.length === 0 || rule.categories.includes(dispute.category)) &&
      (rule.min_amount_paise === null || dispute.amount_paise >= rule.min_amount_paise) &&
      (rule.max_amount_paise === null || dispute.amount_paise <= rule.max_amount_paise) &&
      dispute.evidence_count >= rule.min_evidence &&
      (!rule.only_frozen || dispute.is_frozen),
  );
}
