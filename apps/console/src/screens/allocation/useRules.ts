import { calls } from '@khep/api';
import type { AllocationSetting, AllocationSettingDraft, OverrideRule, OverrideRuleDraft } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { toast } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';

const allocation_type = 'load';
const query = { query: { allocation_type } };
const invalidates = ['allocation'];

/** A rule being edited; a new rule has no id. */
export type RuleDraft = OverrideRuleDraft & { id?: string };

/** Returns the rules with a draft applied. */
export function withDraft(rules: readonly OverrideRule[], draft: RuleDraft | undefined): RuleDraft[] {
  if (!draft) return [...rules];
  return rules.some(({ id }) => id === draft.id)
    ? rules.map((rule) => (rule.id === draft.id ? draft : rule))
    : [...rules, draft];
}

/** Builds the body that saves or previews the whole setting. */
export const toSettingDraft = (
  setting: Pick<AllocationSetting, 'distribution_percentage'>,
  rules: readonly RuleDraft[],
): AllocationSettingDraft => ({
  allocation_type,
  distribution_percentage: setting.distribution_percentage,
  override_rules: [...rules],
});

/** The allocation setting, its field definitions and its actions. */
export function useRules() {
  const setting = useCall(calls.allocation.list, query);
  const definitions = useCall(calls.allocation.fieldDefinitions);
  const update = useAction(calls.allocation.ruleUpdate, { invalidates });
  const status = useAction(calls.allocation.ruleStatus, { invalidates });
  const order = useAction(calls.allocation.rulePriorities, { invalidates });
  const whole = useAction(calls.allocation.add, { invalidates });
  const change = useAction(calls.allocation.add, { invalidates, quiet: true });

  /** Saves a change that adds no rule. The endpoint's own notice says that rules were added. */
  async function saveChange(setting: AllocationSettingDraft) {
    const result = await change.run({ body: setting });
    if (result.ok) toast.success(calls.allocation.ruleUpdate.successMessage);
    else toast.error(result.message);
    return result;
  }

  return {
    setting,
    fields: definitions.data?.data.fields ?? [],
    isSaving: update.isPending || whole.isPending || change.isPending,
    /** Saves one rule. A new rule is saved with the whole list. */
    save: (current: AllocationSetting, draft: RuleDraft) => {
      const { id, ...body } = draft;
      return id === undefined
        ? whole.run({ body: toSettingDraft(current, withDraft(current.override_rules, draft)) })
        : update.run({ params: { allocation: allocation_type, id }, body });
    },
    remove: (current: AllocationSetting, id: string) =>
      saveChange(
        toSettingDraft(
          current,
          current.override_rules
            .filter((rule) => rule.id !== id)
            .map((rule, index) => Object.assign({}, rule, { priority: index + 1 })),
        ),
      ),
    setSplit: (
      current: AllocationSetting,
      distribution_percentage: AllocationSetting['distribution_percentage'],
    ) => saveChange(toSettingDraft({ distribution_percentage }, current.override_rules)),
    setStatus: (rule_id: string, isOn: boolean) =>
      status.run({ params: { allocation: allocation_type, rule_id }, body: { status: isOn } }),
    reorder: (ids: readonly string[]) =>
      order.run({
        params: { allocation: allocation_type },
        body: { priorities: ids.map((id, index) => ({ id, priority: index + 1 })) },
      }),
  };
}
