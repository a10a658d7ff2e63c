import type { DisputeSettings } from '@khep/api';
import { Button, Inline, MoneyField, Select, SortableList, Stack, Switch, TextField } from '@khep/ui';
import type { DraftForm } from '../../forms/useDraftForm.tsx';

type Rule = DisputeSettings['rules'][number];

const actions = [
  { id: 'dispute', label: 'Dispute' },
  { id: 'accept', label: 'Accept' },
];
const evidence = [
  { id: '0', label: 'With or without photos' },
  { id: '1', label: 'With at least one photo' },
  { id: '5', label: 'With all five photos' },
];

/** An id that no rule has. */
function freeId(rules: readonly Rule[]): string {
  let n = rules.length + 1;
  while (rules.some(({ id }) => id === `rule-${n}`)) n += 1;
  return `rule-${n}`;
}

/** The rules in the order in which they are tried. */
export function DisputeRuleFields({ form }: { form: DraftForm<DisputeSettings> }) {
  const rules = form.values.rules ?? [];
  const set = (next: readonly Rule[]) => form.set({ rules: [...next] });
  const edit = (id: string, patch: Partial<Rule>) =>
    set(rules.map((rule) => (rule.id === id ? { ...rule, ...patch } : rule)));
  const error = (index: number, name: keyof Rule) => {
    const errorMessage = form.errors[`rules.${index}.${name}`];
    return { name: `rules.${index}.${name}`, errorMessage };
  };
  return (
    <Stack gap={12}>
      <SortableList
        label="Dispute rules in order"
        items={rules}
        getLabel={({ name }) => name || 'New rule'}
        onReorder={(ids) => set(ids.flatMap((id) => rules.find((rule) => rule.id === id) ?? []))}
      >
        {(rule, position) => (
          <Stack gap={8}>
            <TextField
              {...error(position - 1, 'name')}
              label="Name"
              isRequired
              value={rule.name}
              onChange={(name) => edit(rule.id, { name })}
            />
            <Select
              label="Answer"
              items={actions}
              value={rule.action}
              onChange={(action) => edit(rule.id, { action: action === 'accept' ? 'accept' : 'dispute' })}
            />
            <MoneyField
              {...error(position - 1, 'min_amount')}
              label="At stake from"
              value={rule.min_amount ?? undefined}
              onChange={(amount) => edit(rule.id, { min_amount: amount ?? null })}
            />
            <MoneyField
              {...error(position - 1, 'max_amount')}
              label="At stake up to"
              value={rule.max_amount ?? undefined}
              onChange={(amount) => edit(rule.id, { max_amount: amount ?? null })}
            />
            <Select
              label="Evidence"
              items={evidence}
              value={String(rule.min_evidence)}
              onChange={(count) => edit(rule.id, { min_evidence: Number(count) })}
            />
            <Switch value={rule.only_frozen} onChange={(only_frozen) => edit(rule.id, { only_frozen })}>
              Only frozen weights
            </Switch>
            <Switch value={rule.is_active} onChange={(is_active) => edit(rule.id, { is_active })}>
              Active
            </Switch>
            <Inline gap={8}>
              <Button
                size="small"
                variant="ghost"
                onPress={() => set(rules.filter(({ id }) => id !== rule.id))}
              >
                Remove {rule.name || 'rule'}
              </Button>
            </Inline>
          </Stack>
        )}
      </SortableList>

      <Inline gap={8}>
        <Button
          size="small"
          onPress={() =>
            set([
              ...rules,
              {
                id: freeId(rules),
                name: '',
                is_active: true,
                action: 'dispute',
                courier_ids: [],
                categories: [],
                min_amount: null,
                max_amount: null,
                min_evidence: 0,
                only_frozen: false,
              },
            ])
          }
        >
          Add rule
        </Button>
      </Inline>
    </Stack>
  );
}
