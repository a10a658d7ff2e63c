import { activeRules } from './matchRule.ts';
import { unsatisfiableField, covers, overlap, computeCoverage } from './ruleCoverage.ts';
import { ruleFields } from './rules.ts';
import type { AllocationRule } from './rules.ts';

export const ruleWarningKinds = ['never-matches', 'shadowed', 'conflict'] as const;

export interface RuleWarning<Rule> {
  kind: (typeof ruleWarningKinds)[number];
  /** The rule that does not do what it seems to. */
  rule: Rule;
  /** The rule that is in its way. */
  other?: Rule;
  /** What is the matter and what to do. */
  words: string;
}

const sameCouriers = (a: AllocationRule, b: AllocationRule): boolean =>
  a.carrier_list.map(String).join() === b.carrier_list.map(String).join();

/**
 * Rules that will not do what they seem to: conditions that no order can meet, a rule that an earlier one leaves nothing
 * to, and two of one priority that name different couriers for the same orders. What cannot be proved is not said.
 */
export function ruleWarnings<Rule extends AllocationRule>(rules: readonly Rule[]): RuleWarning<Rule>[] {
  const asked = activeRules(rules).map((rule) => {
    const reach = computeCoverage(rule.conditions);
    return { rule, reach, blocked: unsatisfiableField(reach) };
  });
  const warnings: RuleWarning<Rule>[] = [];
  for (const [at, { rule, reach, blocked }] of asked.entries()) {
    // A condition with a problem of its own says so beside itself.
    if (reach.isBroken) continue;
    if (blocked !== undefined) {
      const name = ruleFields.find(({ key }) => key === blocked)?.field_name ?? blocked;
      warnings.push({
        kind: 'never-matches',
        rule,
        words: `"${rule.name}" can never apply: its conditions on ${name} exclude each other. Change or remove one of them.`,
      });
      continue;
    }
    const earlier = asked.slice(0, at);
    const over = earlier.find((one) => one.blocked === undefined && covers(reach, one.reach));
    if (over) {
      warnings.push({
        kind: 'shadowed',
        rule,
        other: over.rule,
        words: `"${rule.name}" never gets its turn: every order that it wants goes to "${over.rule.name}" first. Move it up, or narrow the other.`,
      });
      continue;
    }
    const rival = earlier.find(
      (one) =>
        one.rule.priority === rule.priority && !sameCouriers(one.rule, rule) && overlap(one.reach, reach),
    );
    if (rival) {
      warnings.push({
        kind: 'conflict',
        rule,
        other: rival.rule,
        words: `"${rival.rule.name}" and "${rule.name}" have the same priority and can want the same order for different couriers. Give one of them a lower number.`,
      });
    }
  }
  return warnings;
}
