import type { AllocationSetting, Courier } from '@khep/api';
import { formatCondition, ruleActionLabels, isRuleAction } from '@khep/domain/allocation';
import type { RuleCondition } from '@khep/domain/allocation';
import { RuleEditor } from '@khep/domain/allocation/ui';
import { Button, Card, ConfirmDialog, Inline, LinkButton, Stack } from '@khep/ui';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { requestLeave } from '../../forms/leaveGuard.ts';
import { isSameValue } from '../../forms/valuePaths.ts';
import { FormFrame } from '../../patterns/FormFrame.tsx';
import { plain } from '../../patterns/formFields.ts';
import type { DescribedValue } from '../../patterns/formFields.ts';
import { DraftMatches } from './DraftMatches.tsx';
import { ruleHref, useRuleForm } from './openRule.ts';
import type { OpenRule } from './openRule.ts';
import type { RuleDraft, useRules } from './useRules.ts';

type Rules = ReturnType<typeof useRules>;

/** Labels and formats of a rule's values, for version conflicts. */
export function describeRule(
  fields: Rules['fields'],
  couriers: readonly Courier[],
): ReadonlyMap<string, DescribedValue> {
  const courierName = (id: unknown) =>
    couriers.find(({ courier_id }) => courier_id === id)?.name ?? `Courier ${plain(id)}`;
  const listed = (value: unknown, format: (one: unknown) => string) =>
    Array.isArray(value) ? value.map(format).join(', ') : plain(value);
  return new Map<string, DescribedValue>([
    ['name', { label: 'Name', format: plain }],
    [
      'conditions',
      {
        label: 'Conditions',
        format: (value) => listed(value, (one) => formatCondition(one as RuleCondition, fields)),
      },
    ],
    [
      'action',
      {
        label: 'Then',
        format: (value) => (isRuleAction(value) ? ruleActionLabels[value] : plain(value)),
      },
    ],
    ['carrier_list', { label: 'Couriers', format: (value) => listed(value, courierName) }],
  ]);
}

export interface RuleFormProps {
  open: OpenRule;
  rules: Rules;
  setting: AllocationSetting;
  couriers: readonly Courier[];
  /** Receives the rule as it is typed, and undefined when the form closes. */
  onDraft: (draft: RuleDraft | undefined) => void;
}

/** The open rule: edit, save, copy or delete. */
export function RuleForm({ open, rules, setting, couriers, onDraft }: RuleFormProps) {
  const [isRemoving, setRemoving] = useState(false);
  const close = () => navigate(ruleHref());
  const { form, draft } = useRuleForm(open, { rules, setting, onSaved: close });
  const { values } = form;
  // The list shows warnings and the impact of what is typed.
  useEffect(() => {
    onDraft(draft);
  }, [draft, onDraft]);
  useEffect(() => () => onDraft(undefined), [onDraft]);

  async function remove() {
    if (open.id === undefined) return;
    setRemoving(false);
    if (!(await rules.remove(setting, open.id))) return;
    form.startOver();
    close();
  }

  return (
    <Card title={open.id === undefined ? 'Add rule' : 'Edit rule'}>
      <FormFrame form={form} values={describeRule(rules.fields, couriers)} submitLabel="Save rule">
        <Stack gap={20}>
          <RuleEditor
            autoFocus
            value={draft}
            onChange={(next) => {
              const changed = Object.entries(next).filter(
                ([name, value]) => name !== 'id' && !isSameValue(value, values[name as keyof typeof values]),
              );
              form.set(Object.fromEntries(changed));
            }}
            fields={rules.fields}
            couriers={couriers}
            errors={form.errors}
            matches={<DraftMatches conditions={draft.conditions} ruleId={open.id} />}
          />
          <Inline gap={8} justify="space-between">
            <Inline gap={8}>
              <Button type="submit" tone="accent" isPending={form.isPending}>
                Save rule
              </Button>
              <Button onPress={() => requestLeave(close)}>Cancel</Button>
            </Inline>
            {open.id !== undefined && (
              <Inline gap={8}>
                <LinkButton variant="ghost" href={ruleHref({ rule: 'new', copy: open.id })}>
                  Copy
                </LinkButton>
                <Button variant="ghost" tone="critical" onPress={() => setRemoving(true)}>
                  Delete
                </Button>
              </Inline>
            )}
          </Inline>
        </Stack>
      </FormFrame>
      <ConfirmDialog
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        title={`Delete rule “${draft.name}”?`}
        confirmLabel="Delete rule"
        cancelLabel="Keep rule"
        tone="critical"
        isPending={rules.isSaving}
        onConfirm={() => void remove()}
      >
        These orders will use the next matching rule or the load distribution.
      </ConfirmDialog>
    </Card>
  );
}
