import { calls } from '@khep/api';
import type { AllocationSetting, AllocationSettingDraft, OverrideRule, OverrideRuleDraft } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { useAction } from '../../data/useAction.ts';

const allocation_type = 'load';
const query = { query: { allocation_type } };
const invalidates = ['allocation'];

/** A rule that is being written; without an id it is a new one. */
export type RuleDraft = OverrideRuleDraft & { id?: string };

/** The rules as they would be with a draft among them. */
export function withDraft(rules: readonly OverrideRule[], draft: RuleDraft | undefined): RuleDraft[] {
  if (!draft) return [...rules];
  return rules.some(({ id }) => id === draft.id)
    ? rules.map((rule) => (rule.id === draft.id ? draft : rule))
    : [...rules, draft];
}

/** What is sent to keep or to weigh the whole setting. */
export const proposalOf = (
  setting: Pick<AllocationSetting, 'distribution_percentage'>,
  rules: readonly RuleDraft[],
): AllocationSettingDraft => ({
  allocation_type,
  distribution_percentage: setting.distribution_percentage,
  override_rules: [...rules],
});

/** The load split and the rules, what they can ask, and what may be done to them. */
export function useRules() {
  const setting = useCall(calls.allocation.list, query);
  const definitions = useCall(calls.allocation.fieldDefinitions);
  const update = useAction(calls.allocation.ruleUpdate, { invalidates });
  const status = useAction(calls.allocation.ruleStatus, { invalidates });
  const order = useAction(calls.allocation.rulePriorities, { invalidates });
  const whole = useAction(calls.allocation.add, { invalidates });
  return {
    setting,
    fields: definitions.data?.data.fields ?? [],
    isSaving: update.isPending || whole.isPending,
    /** Keeps one rule: a new one with all the others, since the list is one thing. */
    save: (current: AllocationSetting, draft: RuleDraft) => {
      const { id, ...body } = draft;
      return id === undefined
        ? whole.run({ body: proposalOf(current, withDraft(current.override_rules, draft)) })
        : update.run({ params: { allocation: allocation_type, id }, body });
    },
    remove: (current: AllocationSetting, id: string) =>
      whole.run({
        body: proposalOf(
          current,
          current.override_rules
            .filter((rule) => rule.id !== id)
            .map((rule, index) => Object.assign({}, rule, { priority: index + 1 })),
        ),
      }),
    setSplit: (
      current: AllocationSetting,
      distribution_percentage: AllocationSetting['distribution_percentage'],
    ) => whole.run({ body: proposalOf({ distribution_percentage }, current.override_rules) }),
    setStatus: (rule_id: string, isOn: boolean) =>
      status.run({ params: { allocation: allocation_type, rule_id }, body: { status: isOn } }),
    reorder: (ids: readonly string[]) =>
      order.run({
        params: { allocation: allocation_type },
        body: { priorities: ids.map((id, index) => ({ id, priority: index + 1 })) },
      }),
  };
}
