import { Button, Divider, Inline, MoneyField, MultiSelect, Select, Stack, Switch, TextField } from '@khep/ui';
import { courierPartners, couriers } from '../../couriers/registry.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { ndrBuckets } from '../../couriers/ndrBuckets.ts';
import { isNdrBucket, ndrBucketLabels } from '../reasons.ts';
import { ndrRuleActionLabels, ndrRuleActions } from '../rules.ts';
import type { NdrRuleDraft } from '../rules.ts';

const defaults = domainMessages.ndrRule;

const reasons = ndrBuckets.map((id) => ({ id, label: ndrBucketLabels[id] }));
const partners = courierPartners.map((id) => ({ id, label: couriers[id].name }));
const actions = ndrRuleActions.map((id) => ({ id, label: ndrRuleActionLabels[id] }));

export interface NdrRuleFieldsProps {
  /** From 1: its priority. */
  position: number;
  value: NdrRuleDraft;
  onChange: (rule: NdrRuleDraft) => void;
  onDelete: () => void;
  /** By field of the rule. */
  errors?: Readonly<Partial<Record<keyof NdrRuleDraft, string>>>;
}

/** One rule for failed deliveries: reason, courier and value lead to an action. */
export function NdrRuleFields({ position, value, onChange, onDelete, errors = {} }: NdrRuleFieldsProps) {
  const messages = useDomainMessages('ndrRule', defaults);
  const set = (patch: Partial<NdrRuleDraft>) => onChange({ ...value, ...patch });
  return (
    <Stack gap={12}>
      <TextField
        label={messages.name(position)}
        value={value.name}
        onChange={(name) => set({ name })}
        errorMessage={errors.name}
      />
      <MultiSelect
        label={messages.reasons}
        placeholder={messages.anyReason}
        items={reasons}
        value={value.reason_ids}
        onChange={(ids) => set({ reason_ids: ids.filter(isNdrBucket) })}
      />
      <MultiSelect
        label={messages.couriers}
        placeholder={messages.anyCourier}
        items={partners}
        value={value.partners}
        onChange={(ids) => set({ partners: ids })}
      />
      <Inline gap={12}>
        <MoneyField
          label={messages.from}
          value={value.min_value ?? undefined}
          onChange={(min_value) => set({ min_value: min_value ?? null })}
          errorMessage={errors.min_value}
        />
        <MoneyField
          label={messages.to}
          value={value.max_value ?? undefined}
          onChange={(max_value) => set({ max_value: max_value ?? null })}
          errorMessage={errors.max_value}
        />
      </Inline>
      <Select
        label={messages.action}
        items={actions}
        value={value.action}
        onChange={(id) => set({ action: ndrRuleActions.find((one) => one === id) ?? 're-attempt' })}
      />
      <Inline gap={12}>
        <Switch value={value.is_active} onChange={(is_active) => set({ is_active })}>
          {messages.on}
        </Switch>
        <Button size="small" variant="ghost" onPress={onDelete}>
          {messages.delete(position)}
        </Button>
      </Inline>
      <Divider />
    </Stack>
  );
}
