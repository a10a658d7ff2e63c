import { calls } from '@khep/api';
import type { AllocationSetting, AllocationSettingDraft, OverrideRule, OverrideRuleDraft } from '@khep/api';
import { VersionConflict } from '@khep/api/client';
import { useCall } from '@khep/api/hooks';
import { toast } from '@khep/ui';
import { useRef } from 'react';
import { useAction } from '../../data/useAction.ts';
import type { Action } from '../../data/useAction.ts';
import type { SaveOptions } from '../../forms/useDraftForm.tsx';
import { isSameValue } from '../../forms/valuePaths.ts';

const allocation_type = 'load';
const query = { query: { allocation_type } };
const invalidates = ['allocation'];

/** A rule being edited; a new rule has no id. */
export type RuleDraft = OverrideRuleDraft & { id?: string | undefined };
type Distribution = AllocationSetting['distribution_percentage'];
type Content = Pick<AllocationSetting, 'distribution_percentage'> & { override_rules: readonly RuleDraft[] };

/** Returns the rules with a draft applied. */
export function withDraft(rules: readonly OverrideRule[], draft: RuleDraft | undefined): RuleDraft[] {
  if (!draft) return [...rules];
  return rules.some(({ id }) => id === draft.id)
    ? rules.map((rule) => (rule.id === draft.id ? draft : rule))
    : [...rules, draft];
}

/** Builds the body that saves or previews the whole setting. */
export const toSettingDraft = ({
  distribution_percentage,
  override_rules,
}: Content): AllocationSettingDraft => ({
  allocation_type,
  distribution_percentage,
  override_rules: override_rules.map(({ id, ...rule }) => (id === undefined ? rule : { ...rule, id })),
});

/** The setting that a version conflict carries. */
const currentOf = (error: unknown): AllocationSetting | undefined =>
  error instanceof VersionConflict ? (error.current as AllocationSetting | undefined) : undefined;

/** The allocation setting, its field definitions and its actions. */
export function useRules() {
  const setting = useCall(calls.allocation.list, query);
  const definitions = useCall(calls.allocation.fieldDefinitions);
  const update = useAction(calls.allocation.ruleUpdate, { invalidates });
  const status = useAction(calls.allocation.ruleStatus, { invalidates });
  const order = useAction(calls.allocation.rulePriorities, { invalidates });
  const add = useAction(calls.allocation.add, { invalidates });
  const change = useAction(calls.allocation.add, { invalidates, quiet: true });
  /** Newer than the loaded one after a conflict. */
  const newest = useRef<AllocationSetting>(undefined);

  /**
   * Saves a change of the whole setting with its version. Where someone saved meanwhile, the change is made to theirs,
   * unless they changed the same part.
   */
  async function saveWhole(
    action: Action<typeof calls.allocation.add>,
    loaded: AllocationSetting,
    {
      apply,
      isMergeable = () => true,
      options,
    }: {
      apply: (current: AllocationSetting) => Content;
      isMergeable?: (before: AllocationSetting, current: AllocationSetting) => boolean;
      options?: SaveOptions;
    },
  ) {
    const known = newest.current;
    let base = known && known.version > loaded.version ? known : loaded;
    for (;;) {
      const result = await action.run(
        { body: toSettingDraft(apply(base)) },
        { ...options, ifMatch: base.version },
      );
      const current = result.ok ? result.answer.data : currentOf(result.error);
      newest.current = current;
      if (result.ok || !current || current.version <= base.version || !isMergeable(base, current))
        return result;
      base = current;
    }
  }

  return {
    setting,
    fields: definitions.data?.data.fields ?? [],
    isSaving: change.isPending,
    /** Saves one rule. A new rule is added to the list as it is then, as the last one. */
    save: (loaded: AllocationSetting, { id, ...rule }: RuleDraft, options: SaveOptions) =>
      id === undefined
        ? saveWhole(add, loaded, {
            apply: ({ distribution_percentage, override_rules }) => ({
              distribution_percentage,
              override_rules: [...override_rules, { ...rule, priority: override_rules.length + 1 }],
            }),
            options,
          })
        : update.run({ params: { allocation: allocation_type, id }, body: rule }, options),
    /** Deletes a rule. The endpoint's own notice says that rules were added. */
    async remove(loaded: AllocationSetting, id: string) {
      const result = await saveWhole(change, loaded, {
        apply: ({ distribution_percentage, override_rules }) => ({
          distribution_percentage,
          override_rules: override_rules
            .filter((rule) => rule.id !== id)
            .map((rule, index) => Object.assign({}, rule, { priority: index + 1 })),
        }),
      });
      if (result.ok) toast.success(calls.allocation.ruleUpdate.successMessage);
      else toast.error(result.message);
      return result.ok;
    },
    async saveDistribution(
      loaded: AllocationSetting,
      distribution_percentage: Distribution,
      options: SaveOptions,
    ) {
      const result = await saveWhole(change, loaded, {
        apply: ({ override_rules }) => ({ distribution_percentage, override_rules }),
        isMergeable: (before, current) =>
          isSameValue(before.distribution_percentage, current.distribution_percentage),
        options,
      });
      if (result.ok) toast.success('Load distribution saved');
      return result;
    },
    setStatus: (rule_id: string, isOn: boolean) =>
      status.run({ params: { allocation: allocation_type, rule_id }, body: { status: isOn } }),
    /** Saves the order of the rules, as far as they are the ones on screen. */
    async reorder({ version }: AllocationSetting, ids: readonly string[]) {
      const result = await order.run(
        {
          params: { allocation: allocation_type },
          body: { priorities: ids.map((id, index) => ({ id, priority: index + 1 })) },
        },
        { ifMatch: version },
      );
      if (result.ok || !(result.error instanceof VersionConflict)) return;
      const who = result.error.changedBy === '' ? 'Someone else' : result.error.changedBy;
      toast.error(`${who} changed the rules. Check their order, then move the rule again.`);
      void setting.reload();
    },
  };
}
