import { calls } from '@khep/api';
import type { NdrSettings } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { courierPartners, couriers } from '@khep/domain/couriers';
import {
  defaultNdrCutOff,
  ndrBucketLabels,
  ndrBuckets,
  ndrRuleActionLabels,
  ndrRuleActions,
} from '@khep/domain/ndr';
import {
  Button,
  Divider,
  Drawer,
  Heading,
  Inline,
  MoneyField,
  MultiSelect,
  Select,
  Stack,
  Switch,
  Text,
  TextField,
  TimeField,
} from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';

const partners = courierPartners.map((id) => ({ id, label: couriers[id].name }));
type Rule = NdrSettings['rules'][number];

const newRule: Rule = {
  name: '',
  is_active: true,
  reason_ids: [],
  partners: [],
  min_value: null,
  max_value: null,
  payment_mode: null,
  action: 're-attempt',
};

interface RuleFieldsProps {
  rule: Rule;
  index: number;
  errors: Readonly<Record<string, string>>;
  onChange: (rule: Rule) => void;
  onDelete: () => void;
}

/** One rule: reason, courier and value lead to an action. */
function RuleFields({ rule, index, errors, onChange, onDelete }: RuleFieldsProps) {
  const set = (patch: Partial<Rule>) => onChange({ ...rule, ...patch });
  const error = (name: string) => errors[`rules.${index}.${name}`];
  return (
    <Stack gap={12}>
      <TextField
        label={`Rule ${index + 1}`}
        value={rule.name}
        onChange={(name) => set({ name })}
        errorMessage={error('name')}
      />
      <MultiSelect
        label="Reasons"
        placeholder="Any reason"
        items={ndrBuckets.map((id) => ({ id, label: ndrBucketLabels[id] }))}
        value={rule.reason_ids}
        onChange={(ids) => set({ reason_ids: ids as Rule['reason_ids'] })}
      />
      <MultiSelect
        label="Couriers"
        placeholder="Any courier"
        items={partners}
        value={rule.partners}
        onChange={(ids) => set({ partners: ids })}
      />
      <Inline gap={12}>
        <MoneyField
          label="Value from"
          value={rule.min_value ?? undefined}
          onChange={(min_value) => set({ min_value: min_value ?? null })}
          errorMessage={error('min_value')}
        />
        <MoneyField
          label="Value to"
          value={rule.max_value ?? undefined}
          onChange={(max_value) => set({ max_value: max_value ?? null })}
          errorMessage={error('max_value')}
        />
      </Inline>
      <Select
        label="Action"
        items={ndrRuleActions.map((id) => ({ id, label: ndrRuleActionLabels[id] }))}
        value={rule.action}
        onChange={(action) => set({ action: (action as Rule['action'] | undefined) ?? 're-attempt' })}
      />
      <Inline gap={12}>
        <Switch value={rule.is_active} onChange={(is_active) => set({ is_active })}>
          On
        </Switch>
        <Button size="small" variant="ghost" onPress={onDelete}>
          {`Delete rule ${index + 1}`}
        </Button>
      </Inline>
      <Divider />
    </Stack>
  );
}

function SettingsForm({ initial, onSaved }: { initial: NdrSettings; onSaved: () => void }) {
  const [settings, setSettings] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save = useAction(calls.ndr.saveSettings, { invalidates: ['ndr.settings'] });
  const set = (patch: Partial<NdrSettings>) => setSettings((now) => ({ ...now, ...patch }));
  const setRule = (index: number, rule: Rule) =>
    set({ rules: settings.rules.map((one, at) => (at === index ? rule : one)) });

  async function submit() {
    const { version = 0, ...body } = settings;
    const result = await save.run({ body }, { ifMatch: version });
    if (result.ok) onSaved();
    else setErrors(result.fields);
  }

  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <Heading level={3}>Buyers</Heading>
        <Switch value={settings.asks_buyers} onChange={(asks_buyers) => set({ asks_buyers })}>
          Send buyers a link after a failed delivery
        </Switch>
        <Switch
          value={settings.sends_buyer_answers}
          onChange={(sends_buyer_answers) => set({ sends_buyer_answers })}
        >
          Send their answer to the courier without a check
        </Switch>
      </Stack>
      <Stack gap={12}>
        <Heading level={3}>Cut-offs</Heading>
        {partners.map(({ id, label }) => (
          <TimeField
            key={id}
            label={label}
            value={settings.cut_offs[id] ?? defaultNdrCutOff}
            onChange={(time) => set({ cut_offs: { ...settings.cut_offs, [id]: time ?? defaultNdrCutOff } })}
            errorMessage={errors[`cut_offs.${id}`]}
          />
        ))}
      </Stack>
      <Stack gap={12}>
        <Heading level={3}>Rules</Heading>
        <Text size="secondary" tone="second">
          The first rule that matches answers a new case.
        </Text>
        {settings.rules.map((rule, index) => (
          <RuleFields
            // Rules have no id: their place is their priority.
            key={index}
            rule={rule}
            index={index}
            errors={errors}
            onChange={(next) => setRule(index, next)}
            onDelete={() => set({ rules: settings.rules.filter((_, at) => at !== index) })}
          />
        ))}
        <Inline gap={12}>
          <Button onPress={() => set({ rules: [...settings.rules, newRule] })}>Add rule</Button>
        </Inline>
      </Stack>
      <Button tone="accent" isPending={save.isPending} onPress={() => void submit()}>
        Save settings
      </Button>
    </Stack>
  );
}

function LoadedSettings({ onSaved }: { onSaved: () => void }) {
  const { data, error, reload } = useCall(calls.ndr.settings);
  return (
    <AsyncContent isLoading={!data} error={error} onRetry={() => void reload()}>
      {data && <SettingsForm key={data.data.version ?? 0} initial={data.data} onSaved={onSaved} />}
    </AsyncContent>
  );
}

/** How the brand answers failed deliveries: its rules, cut-offs and buyers. */
export function NdrSettingsDrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Rules and cut-offs</Button>
      {isOpen && (
        <Drawer isOpen title="Rules and cut-offs" onOpenChange={setOpen}>
          <LoadedSettings onSaved={() => setOpen(false)} />
        </Drawer>
      )}
    </>
  );
}
