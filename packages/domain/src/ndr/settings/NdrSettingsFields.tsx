import { Button, Heading, Inline, Stack, Switch, Text, TimeField } from '@khep/ui';
import { courierPartners, couriers } from '../../couriers/registry.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { defaultNdrCutOff } from '../deadline.ts';
import { NdrRuleFields } from './NdrRuleFields.tsx';
import { newNdrRule } from '../rules.ts';
import type { NdrRuleDraft } from '../rules.ts';

const defaults = domainMessages.ndrSettings;

/** How a brand answers failed deliveries. */
export interface NdrSettingsValue {
  /** In order of priority. */
  rules: NdrRuleDraft[];
  /** HH:MM in India by courier. */
  cut_offs: Record<string, string>;
  /** Each new case sends the buyer a link. */
  asks_buyers: boolean;
  /** A buyer's answer goes to the courier without a person. */
  sends_buyer_answers: boolean;
}

export interface NdrSettingsFieldsProps<Value extends NdrSettingsValue> {
  value: Value;
  onChange: (patch: Partial<NdrSettingsValue>) => void;
  /** By dotted field name: `rules.0.name`, `cut_offs.delhivery`. */
  errors?: Readonly<Record<string, string>>;
}

/** Edits the requests to buyers, the cut-offs of couriers, and the rules that answer cases without a person. */
export function NdrSettingsFields<Value extends NdrSettingsValue>(props: NdrSettingsFieldsProps<Value>) {
  const messages = useDomainMessages('ndrSettings', defaults);
  const { value, onChange, errors = {} } = props;
  const { rules, cut_offs } = value;
  const errorsOf = (index: number) =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([path, message]) => {
        const start = `rules.${index}.`;
        return path.startsWith(start) ? [[path.slice(start.length), message]] : [];
      }),
    );
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <Heading level={3}>{messages.buyers}</Heading>
        <Switch value={value.asks_buyers} onChange={(asks_buyers) => onChange({ asks_buyers })}>
          {messages.asks}
        </Switch>
        <Switch
          value={value.sends_buyer_answers}
          onChange={(sends_buyer_answers) => onChange({ sends_buyer_answers })}
        >
          {messages.sends}
        </Switch>
      </Stack>
      <Stack gap={12}>
        <Heading level={3}>{messages.cutOffs}</Heading>
        {courierPartners.map((id) => (
          <TimeField
            key={id}
            label={couriers[id].name}
            value={cut_offs[id] ?? defaultNdrCutOff}
            onChange={(time) => onChange({ cut_offs: { ...cut_offs, [id]: time ?? defaultNdrCutOff } })}
            errorMessage={errors[`cut_offs.${id}`]}
          />
        ))}
      </Stack>
      <Stack gap={12}>
        <Heading level={3}>{messages.rules}</Heading>
        <Text size="secondary" tone="second">
          {messages.rulesHelp}
        </Text>
        {rules.map((rule, index) => (
          <NdrRuleFields
            // Rules have no id: their place is their priority.
            key={index}
            position={index + 1}
            value={rule}
            errors={errorsOf(index)}
            onChange={(next) => onChange({ rules: rules.map((one, at) => (at === index ? next : one)) })}
            onDelete={() => onChange({ rules: rules.filter((_, at) => at !== index) })}
          />
        ))}
        <Inline gap={12}>
          <Button onPress={() => onChange({ rules: [...rules, newNdrRule] })}>{messages.addRule}</Button>
        </Inline>
      </Stack>
    </Stack>
  );
}
