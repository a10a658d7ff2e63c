import { OverrideRuleDraft } from '@khep/api';
import type { AllocationSetting, OverrideRule } from '@khep/api';
import { blankCondition, ruleProblems } from '@khep/domain/allocation';
import { useMemo } from 'react';
import { draftKey, loadDraft } from '../../forms/drafts.ts';
import { useDraftForm } from '../../forms/useDraftForm.tsx';
import type { Schema } from '../../forms/useForm.ts';
import { paths } from '../../paths.ts';
import { textParam } from '../../url/urlState.ts';
import type { RuleDraft, useRules } from './useRules.ts';

/**
 * The open rule in the address: its ID or `new`; `copy` is the rule that a new one begins with, `to` and `states` the courier and
 * the states, by commas, of a new one that moves load.
 */
export const ruleParams = { rule: textParam(), copy: textParam(), to: textParam(), states: textParam() };

interface RuleAddress {
  rule: string;
  copy: string;
  to?: string;
  states?: string;
}

/** The rule that a page edits. */
export interface OpenRule extends RuleAddress {
  /** Undefined for a new rule. */
  id: string | undefined;
  /** The saved rule, or the values of a new one. */
  initial: OverrideRuleDraft;
}

/** One for each rule that can be open, of its draft too. */
export const draftName = ({ rule, copy, to = '', states = '' }: RuleAddress): string =>
  to === '' ? `rule:${copy === '' ? rule : `copy:${copy}`}` : `rule:move:${to}:${states}`;

const toValues = ({ id: _id, ...rule }: OverrideRule): OverrideRuleDraft => rule;

/** A rule that ships the orders to some states with a courier; to all without one. */
function movingRule(
  to: string,
  states: readonly string[],
): Pick<OverrideRuleDraft, 'name' | 'carrier_list' | 'conditions'> {
  const named = states.slice(0, 2).join(', ');
  const condition =
    states.length > 0
      ? { field_name: 'Destination State', field_value: [...states] }
      : { field_name: 'Payment Mode', field_value: ['prepaid', 'cod'] };
  return {
    name: states.length > 2 ? `${named} and ${states.length - 2} more` : named,
    carrier_list: [Number(to)],
    conditions: [{ field_type: 'String', field_operator: 'in', ...condition }],
  };
}

/** Returns the rule of an address; undefined if there is none. */
export function findOpenRule(
  { override_rules: rules }: AllocationSetting,
  address: RuleAddress,
): OpenRule | undefined {
  const { rule, copy, to = '', states = '' } = address;
  const saved = rules.find(({ id }) => id === (rule === 'new' ? copy : rule));
  if (rule !== 'new') return saved && { ...address, id: saved.id, initial: toValues(saved) };
  const priority = rules.length + 1;
  const initial = saved
    ? { ...toValues(saved), name: `${saved.name}, copy`, priority }
    : {
        name: '',
        priority,
        action: 'ship' as const,
        carrier_list: [],
        status: true,
        rule_type: 'custom' as const,
        conditions: [blankCondition as OverrideRuleDraft['conditions'][number]],
        ...(/^\d+$/.test(to) ? movingRule(to, states.split(',').filter(Boolean)) : {}),
      };
  return { ...address, id: undefined, initial };
}

/** Returns the rule that has an unsaved draft in this browser, for the preview without an address. */
export function findDraftRule(setting: AllocationSetting): OpenRule | undefined {
  const ids = setting.override_rules.map(({ id }) => id);
  const addresses = [
    { rule: 'new', copy: '' },
    ...ids.map((copy) => ({ rule: 'new', copy })),
    ...ids.map((rule) => ({ rule, copy: '' })),
  ];
  const found = addresses.find((address) => loadDraft(draftKey(draftName(address)), true));
  return found && findOpenRule(setting, found);
}

const rulesPath = () => paths.settings('rule-allocation');
const previewPath = () => `${rulesPath()}/edit-preview`;

function query({ rule, copy, to = '', states = '' }: RuleAddress): string {
  if (rule === '') return '';
  const given = Object.entries({ rule, copy, to, states }).filter(([, value]) => value !== '');
  return `?${new URLSearchParams(given).toString()}`;
}

/** Where a rule is edited; the list without one. */
export const ruleHref = (address: RuleAddress = { rule: '', copy: '' }): string =>
  rulesPath() + query(address);

/** Where a rule that moves load is drafted, with its impact on past orders. */
export const draftMoveHref = (to: string, states: readonly string[]): string =>
  previewHref({ rule: 'new', copy: '', to, states: states.join(',') });

/** Where the impact of a rule's draft is previewed. */
export const previewHref = (address: RuleAddress): string => previewPath() + query(address);

/** The rules of the form and those of the server, with the messages of the former. */
const ruleSchema: Schema<OverrideRuleDraft> = {
  safeParse(input) {
    const problems = Object.entries(ruleProblems(input as OverrideRuleDraft));
    if (problems.length === 0) return OverrideRuleDraft.safeParse(input);
    const issues = problems.map(([path, message]) => ({ path: path.split('.'), message }));
    return { success: false, error: { issues } };
  },
};

/** The form of a rule. Its draft is shared by the list, the preview and all tabs. */
export function useRuleForm(
  open: OpenRule,
  {
    rules,
    setting,
    onSaved,
  }: { rules: ReturnType<typeof useRules>; setting: AllocationSetting; onSaved: () => void },
) {
  const form = useDraftForm<OverrideRuleDraft, unknown>({
    name: draftName(open),
    schema: ruleSchema,
    initial: open.initial,
    version: setting.version,
    save: (values, options) => rules.save(setting, { ...values, id: open.id }, options),
    toValues: (current) => findOpenRule(current as AllocationSetting, open)?.initial ?? open.initial,
    onSaved,
    mergesQuietly: true,
    isShared: true,
    alsoAt: [rulesPath(), previewPath()],
  });
  const { id } = open;
  const draft = useMemo<RuleDraft>(() => {
    // Every value has an initial one, and none can be removed.
    const values = form.values as OverrideRuleDraft;
    return id === undefined ? values : { ...values, id };
  }, [form.values, id]);
  return { form, draft };
}
