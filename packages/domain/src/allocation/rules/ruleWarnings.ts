import { isHoldingRule } from './holds.ts';
import { activeRules } from './matchRule.ts';
import { unsatisfiableField, covers, overlap, computeCoverage } from './ruleCoverage.ts';
import { ruleFields } from './rules.ts';
import type { AllocationRule } from './rules.ts';

export const ruleWarningKinds = ['never-matches', 'waits', 'shadowed', 'conflict'] as const;

export interface RuleWarning<Rule> {
  kind: (typeof ruleWarningKinds)[number];
  /** The rule with the warning. */
  rule: Rule;
  /** The other rule that causes it. */
  other?: Rule;
  /** The problem and how to fix it. */
  words: string;
}

const sameCouriers = (a: AllocationRule, b: AllocationRule): boolean =>
  a.carrier_list.map(String).join() === b.carrier_list.map(String).join();

/**
 * Returns warnings about rules that never match, are shadowed by an earlier rule, or conflict with a rule of
 * the same priority. Reports only what can be proved.
 * @param waiting names of fields that no order has a value of yet
 */
export function ruleWarnings<Rule extends AllocationRule>(
  rules: readonly Rule[],
  waiting: readonly string[] = [],
): RuleWarning<Rule>[] {
  const active = activeRules(rules).map((rule) => {
    const coverage = computeCoverage(rule.conditions);
    return { rule, coverage, blocked: unsatisfiableField(coverage) };
  });
  const warnings: RuleWarning<Rule>[] = [];
  for (const [at, { rule, coverage, blocked }] of active.entries()) {
    // An invalid condition has its own error message.
    if (coverage.isBroken) continue;
    if (blocked !== undefined) {
      const name = ruleFields.find(({ key }) => key === blocked)?.field_name ?? blocked;
      warnings.push({
        kind: 'never-matches',
        rule,
        words: `"${rule.name}" never matches: its conditions on ${name} exclude each other. Change or remove one of them.`,
      });
      continue;
    }
    const awaited = rule.conditions.find(({ field_name }) => waiting.includes(field_name));
    if (awaited) {
      warnings.push({
        kind: 'waits',
        rule,
        words: `"${rule.name}" waits: ${awaited.field_name} isn't proven for your orders yet, so the rule matches none.`,
      });
      continue;
    }
    // A rule that holds orders leaves them to the others once they are released.
    const earlier = active.slice(0, at).filter((one) => isHoldingRule(one.rule) === isHoldingRule(rule));
    const over = earlier.find((one) => one.blocked === undefined && covers(coverage, one.coverage));
    if (over) {
      warnings.push({
        kind: 'shadowed',
        rule,
        other: over.rule,
        words: `"${rule.name}" never runs because "${over.rule.name}" matches the same orders first. Move it up or narrow "${over.rule.name}".`,
      });
      continue;
    }
    const rival = earlier.find(
      (one) =>
        one.rule.priority === rule.priority &&
        !isHoldingRule(rule) &&
        !sameCouriers(one.rule, rule) &&
        overlap(one.coverage, coverage),
    );
    if (rival) {
      warnings.push({
        kind: 'conflict',
        rule,
        other: rival.rule,
        words: `"${rival.rule.name}" and "${rule.name}" have the same priority but can send the same order to different couriers. Change the priority of one of them.`,
      });
    }
  }
  return warnings;
}
