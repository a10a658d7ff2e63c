import type { AllocationSettingDraft, OverrideRuleDraft } from '@khep/api';
import { distributionProblem, ruleProblems } from '@khep/domain/allocation';
import { validationError } from '../../../base/errors.ts';

/** Rejects a load distribution that isn't 100 %, unknown couriers, and invalid rules. */
export function checkProposal(
  { distribution_percentage, override_rules }: AllocationSettingDraft,
  couriers: readonly { courier_id: number }[],
): void {
  const problem = distributionProblem(distribution_percentage);
  if (problem) throw validationError({ distribution_percentage: problem });
  const known = idsOf(couriers);
  const unknown = distribution_percentage.findIndex(({ courier_id }) => !known.has(courier_id));
  if (unknown >= 0)
    throw validationError({ [`distribution_percentage.${unknown}.courier_id`]: unknownCourier });
  override_rules.forEach((rule, index) => checkRule(rule, known, `override_rules.${index}.`));
}

const unknownCourier = 'Choose a courier from the list.';
export const idsOf = (couriers: readonly { courier_id: number }[]): ReadonlySet<number> =>
  new Set(couriers.map(({ courier_id }) => courier_id));

/** Rejects an invalid rule or one with an unknown courier. */
export function checkRule(rule: OverrideRuleDraft, known: ReadonlySet<number>, path = ''): void {
  const isKnown = rule.carrier_list.every((courier_id) => known.has(courier_id));
  assertNoProblems({ ...(isKnown ? {} : { carrier_list: unknownCourier }), ...ruleProblems(rule) }, path);
}

/** @throws ApiError 422 with the problems at their fields */
export function assertNoProblems(problems: Record<string, string>, path: string): void {
  const entries = Object.entries(problems);
  if (entries.length > 0)
    throw validationError(Object.fromEntries(entries.map(([field, words]) => [path + field, words])));
}
