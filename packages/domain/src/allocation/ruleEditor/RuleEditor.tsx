import {
  Button,
  Callout,
  CloseIcon,
  ComboBox,
  IconButton,
  Inline,
  Select,
  SortableList,
  Stack,
  Text,
  TextField,
} from '@khep/ui';
import type { ReactNode } from 'react';
import { ConditionValue } from './ConditionValue.tsx';
import * as styles from './RuleEditor.css.ts';
import { withField, withOperator } from '../rules/ruleDraft.ts';
import type { RuleFieldChoice } from '../rules/ruleDraft.ts';
import {
  blankCondition,
  maxConditions,
  ruleActionLabels,
  ruleActions,
  isRuleOperator,
  ruleOperatorLabel,
} from '../rules/rules.ts';
import type { RuleAction, RuleCondition } from '../rules/rules.ts';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.ruleEditor;

/** The editable part of a rule. */
export interface EditedRule {
  name: string;
  /** @default 'ship' */
  action?: RuleAction | undefined;
  /** Couriers to try, in order. */
  carrier_list: readonly number[];
  conditions: readonly RuleCondition[];
}

export interface EditorCourier {
  courier_id: number;
  name: string;
  /** Can be booked now. @default true */
  is_active?: boolean;
}

export interface RuleEditorProps<Rule extends EditedRule> {
  value: Rule;
  onChange: (rule: Rule) => void;
  /** Fields for conditions, in display order. */
  fields: readonly RuleFieldChoice[];
  /** Couriers to choose from. One that isn't active stays selectable, with a warning. */
  couriers: readonly EditorCourier[];
  /** Shown below the conditions: the orders that match. */
  matches?: ReactNode;
  /** Focuses the name on mount. @default false */
  autoFocus?: boolean;
  /** Error messages by path: `name`, `carrier_list`, `conditions`, `conditions.0`. */
  errors?: Readonly<Record<string, string>>;
}

const none: Readonly<Record<string, string>> = {};

interface ConditionProps {
  condition: RuleCondition;
  /** Counts from 1. */
  position: number;
  fields: readonly RuleFieldChoice[];
  onChange: (condition: RuleCondition) => void;
  /** Omitted for the only condition: a rule needs at least one. */
  onRemove?: (() => void) | undefined;
  errorMessage?: string | undefined;
}

function Condition({ condition, position, fields, onChange, onRemove, errorMessage }: ConditionProps) {
  const messages = useDomainMessages('ruleEditor', defaults);
  const field = fields.find(({ field_name }) => field_name === condition.field_name);
  const operators = field?.operators ?? [condition.field_operator];
  return (
    <div role="group" aria-label={messages.condition(position)}>
      {position > 1 && <p className={styles.and}>{messages.and}</p>}
      <div className={styles.condition}>
        <div className={styles.field}>
          <Select
            label={messages.field}
            isLabelHidden
            items={fields.map(({ field_name, label }) => ({ id: field_name, label: label ?? field_name }))}
            value={condition.field_name}
            onChange={(name) => {
              const next = fields.find(({ field_name }) => field_name === name);
              if (next) onChange(withField(condition, next));
            }}
          />
        </div>
        <div className={styles.operator}>
          <Select
            label={messages.operator}
            isLabelHidden
            items={operators.map((id) => ({ id, label: ruleOperatorLabel(id) }))}
            value={condition.field_operator}
            onChange={(operator) => isRuleOperator(operator) && onChange(withOperator(condition, operator))}
          />
        </div>
        <div className={styles.value}>
          <ConditionValue
            condition={condition}
            field={field}
            onChange={(field_value) => onChange({ ...condition, field_value })}
            errorMessage={errorMessage}
          />
        </div>
        {onRemove && (
          <div className={styles.remove}>
            <IconButton label={messages.removeCondition(position)} onPress={onRemove}>
              <CloseIcon />
            </IconButton>
          </div>
        )}
      </div>
    </div>
  );
}

/** Edits an allocation rule: its name, its conditions (all must match), and the couriers to try in order. */
export function RuleEditor<Rule extends EditedRule>({
  value: rule,
  onChange,
  fields,
  couriers,
  matches,
  autoFocus = false,
  errors = none,
}: RuleEditorProps<Rule>) {
  const messages = useDomainMessages('ruleEditor', defaults);
  const set = (change: Partial<EditedRule>) => onChange({ ...rule, ...change });
  const { conditions, carrier_list, action = 'ship' } = rule;
  const chosen = carrier_list.map((id) => {
    const courier = couriers.find(({ courier_id }) => courier_id === id);
    return {
      id: String(id),
      name: courier?.name ?? messages.courier(id),
      isConnected: courier?.is_active !== false,
    };
  });
  const offered = couriers.filter(({ courier_id }) => !carrier_list.includes(courier_id));
  return (
    <Stack gap={16}>
      <TextField
        label={messages.name}
        name="name"
        value={rule.name}
        autoFocus={autoFocus}
        onChange={(name) => set({ name })}
        errorMessage={errors['name']}
      />
      <Stack gap={8}>
        <Text weight="medium">{messages.conditions}</Text>
        <div className={styles.conditions}>
          {conditions.map((condition, index) => (
            <Condition
              // Conditions have no ID, and their order never changes.
              key={index}
              condition={condition}
              position={index + 1}
              fields={fields}
              onChange={(next) => set({ conditions: conditions.with(index, next) })}
              onRemove={
                conditions.length > 1 ? () => set({ conditions: conditions.toSpliced(index, 1) }) : undefined
              }
              errorMessage={errors[`conditions.${index}`] ?? errors[`conditions.${index}.field_value`]}
            />
          ))}
        </div>
        {conditions.length < maxConditions ? (
          <Inline>
            <Button size="small" onPress={() => set({ conditions: [...conditions, blankCondition] })}>
              {messages.addCondition}
            </Button>
          </Inline>
        ) : (
          <Text size="secondary" tone="second">
            {messages.conditionLimit(maxConditions)}
          </Text>
        )}
        {errors['conditions'] !== undefined && (
          <Text size="secondary" tone="critical">
            {errors['conditions']}
          </Text>
        )}
        {matches}
      </Stack>
      <Select
        label={messages.action}
        name="action"
        items={ruleActions.map((id) => ({ id, label: ruleActionLabels[id] }))}
        value={action}
        onChange={(id) => {
          const next = ruleActions.find((one) => one === id) ?? 'ship';
          set({ action: next, ...(next !== 'ship' && { carrier_list: [] }) });
        }}
        {...(action !== 'ship' && { description: messages.actionHelp[action] })}
      />
      {action === 'ship' && (
        <Stack gap={8}>
          <Text weight="medium">{messages.couriers}</Text>
          {chosen.length > 0 && (
            <SortableList
              label={messages.couriersList}
              items={chosen}
              getLabel={({ name }) => name}
              onReorder={(ids) => set({ carrier_list: ids.map(Number) })}
            >
              {({ id, name }, position) => (
                <Inline justify="space-between" isNowrap>
                  <Text as="span" isNumeric>
                    {position}. {name}
                  </Text>
                  <IconButton
                    label={messages.removeCourier(name)}
                    size="small"
                    onPress={() => set({ carrier_list: carrier_list.filter((one) => String(one) !== id) })}
                  >
                    <CloseIcon />
                  </IconButton>
                </Inline>
              )}
            </SortableList>
          )}
          {chosen
            .filter(({ isConnected }) => !isConnected)
            .map(({ id, name }) => (
              <Callout key={id} tone="caution">
                {messages.notConnectedHelp(name)}
              </Callout>
            ))}
          {offered.length > 0 && (
            <ComboBox
              label={messages.addCourier}
              clearsOnSelect
              name="carrier_list"
              items={offered.map(({ courier_id, name, is_active = true }) => ({
                id: String(courier_id),
                label: name,
                ...(!is_active && { description: messages.notConnected }),
              }))}
              value=""
              onChange={(id) => id !== '' && set({ carrier_list: [...carrier_list, Number(id)] })}
              errorMessage={errors['carrier_list']}
            />
          )}
        </Stack>
      )}
    </Stack>
  );
}
