import { Inline, MoneyField, MultiSelect, NumberField, Select, TextField } from '@khep/ui';
import type { RuleFieldChoice } from '../rules/ruleDraft.ts';
import { valueShape } from '../rules/ruleDraft.ts';
import type { RuleCondition, RuleValue } from '../rules/rules.ts';
import { parseList } from '../rules/rules.ts';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.conditionValue;

export interface ConditionValueProps {
  condition: RuleCondition;
  field: RuleFieldChoice | undefined;
  onChange: (value: RuleValue) => void;
  errorMessage?: string | undefined;
}

const isNumber = (type: string) => type === 'Integer' || type === 'Float';
const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

interface NumberValueProps {
  label: string;
  field: RuleFieldChoice;
  value: unknown;
  onChange: (value: number | '') => void;
  errorMessage?: string | undefined;
}

function NumberValue({ label, field, value, onChange, errorMessage }: NumberValueProps) {
  const common = {
    label,
    isLabelHidden: true,
    value: asNumber(value),
    onChange: (next: number | undefined) => onChange(next ?? ''),
    errorMessage,
  };
  if (field.field_name === 'Order Value') return <MoneyField {...common} />;
  return (
    <NumberField
      {...common}
      {...(field.field_name === 'Weight' && { unit: 'kg' })}
      maxDecimals={field.field_type === 'Integer' ? 0 : 3}
    />
  );
}

/** The value input of a condition, chosen by its field and operator. */
export function ConditionValue({ condition, field, onChange, errorMessage }: ConditionValueProps) {
  const messages = useDomainMessages('conditionValue', defaults);
  const { field_operator, field_value: value } = condition;
  const shape = valueShape(field_operator);
  const label = messages.value(field?.label ?? condition.field_name);
  const wrong = errorMessage === undefined ? {} : { errorMessage };
  if (field && isNumber(field.field_type)) {
    if (shape !== 'range')
      return <NumberValue label={label} field={field} value={value} onChange={onChange} {...wrong} />;
    const [low = '', high = ''] = Array.isArray(value) ? value : [];
    return (
      <Inline gap={6} isNowrap align="start">
        <NumberValue
          label={messages.from(label)}
          field={field}
          value={low}
          onChange={(next) => onChange([next, high])}
          {...wrong}
        />
        <NumberValue
          label={messages.to(label)}
          field={field}
          value={high}
          onChange={(next) => onChange([low, next])}
        />
      </Inline>
    );
  }
  const items = field?.options?.map((option) => ({ id: option.value, label: option.label }));
  if (items && shape === 'several')
    return (
      <MultiSelect
        label={label}
        isLabelHidden
        items={items}
        value={parseList(value)}
        onChange={onChange}
        {...wrong}
      />
    );
  if (items && field_operator !== 'contains')
    return (
      <Select
        label={label}
        isLabelHidden
        items={items}
        value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '')}
        onChange={onChange}
        {...wrong}
      />
    );
  return (
    <TextField
      label={label}
      isLabelHidden
      value={Array.isArray(value) ? value.join(', ') : String(value ?? '')}
      onChange={onChange}
      {...(shape === 'several' && { description: messages.separate })}
      {...wrong}
    />
  );
}
