import { Callout, Link, SortableList, Stack, Switch, VisuallyHidden } from '@khep/ui';
import { Fragment } from 'react';
import { formatPercent } from '../../money/index.ts';
import * as styles from './RuleList.css.ts';
import { formatRuleValue } from '../rules/ruleDraft.ts';
import type { RuleFieldChoice } from '../rules/ruleDraft.ts';
import { ruleActionLabels, ruleOperatorLabel } from '../rules/rules.ts';
import type { AllocationRule } from '../rules/rules.ts';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.ruleList;

export interface RuleData extends AllocationRule {
  id: string;
}

export interface RuleListProps {
  /** Highest priority first. */
  rules: readonly RuleData[];
  fields: readonly RuleFieldChoice[];
  couriers: readonly { courier_id: number; name: string }[];
  /** Warnings by rule ID. */
  warnings?: ReadonlyMap<string, readonly string[]>;
  /** Percentage of past orders matched, by rule ID. */
  shares?: ReadonlyMap<string, number>;
  /** ID of the open rule. */
  openId?: string | undefined;
  /** Address where a rule is edited. Without it names are text. */
  ruleHref?: ((id: string) => string) | undefined;
  /** Receives all IDs in their new order. */
  onReorder: (ids: string[]) => void;
  onSwitch: (id: string, isOn: boolean) => void;
  /** Read-only. @default false */
  isDisabled?: boolean;
}

/** Values of a condition in the list; the editor shows all. */
const mostValues = 4;

/** Formats a rule as "when Tag is fragile and Weight is more than 5 kg → Delhivery Surface". */
function RuleSentence({
  rule,
  fields,
  couriers,
}: { rule: RuleData } & Pick<RuleListProps, 'fields' | 'couriers'>) {
  const messages = useDomainMessages('ruleList', defaults);
  const courierWords = useDomainMessages('ruleEditor', domainMessages.ruleEditor);
  const names = rule.carrier_list.map(
    (id) =>
      couriers.find(({ courier_id }) => String(courier_id) === String(id))?.name ??
      courierWords.courier(Number(id)),
  );
  return (
    <p className={styles.sentence}>
      {messages.when}{' '}
      {rule.conditions.map((condition, index) => {
        const field = fields.find(({ field_name }) => field_name === condition.field_name);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- read only, in its order
          <Fragment key={index}>
            {index > 0 && messages.and}
            <span className={styles.chip}>{field?.label ?? condition.field_name}</span>{' '}
            {ruleOperatorLabel(condition.field_operator)}{' '}
            <span className={styles.chip}>{formatRuleValue(condition, field, { most: mostValues })}</span>
          </Fragment>
        );
      })}
      {' → '}
      {rule.action === undefined || rule.action === 'ship' ? names.join(', ') : ruleActionLabels[rule.action]}
    </p>
  );
}

/** Lists allocation rules in priority order with their warnings. */
export function RuleList({
  rules,
  fields,
  couriers,
  warnings,
  shares,
  openId,
  ruleHref,
  onReorder,
  onSwitch,
  isDisabled = false,
}: RuleListProps) {
  const messages = useDomainMessages('ruleList', defaults);
  return (
    <SortableList
      label={messages.label}
      items={rules}
      getLabel={({ name }) => name}
      onReorder={(ids) => onReorder(ids)}
      isDisabled={isDisabled}
    >
      {(rule, position) => {
        const share = shares?.get(rule.id);
        return (
          <Stack gap={8}>
            <div className={styles.row} aria-current={rule.id === openId ? 'true' : undefined}>
              <span className={styles.position} aria-hidden="true">
                {position}
              </span>
              <div className={styles.words}>
                <span className={styles.name}>
                  {ruleHref ? <Link href={ruleHref(rule.id)}>{rule.name}</Link> : rule.name}
                </span>
                <RuleSentence rule={rule} fields={fields} couriers={couriers} />
              </div>
              {share !== undefined && (
                <span className={styles.share}>{messages.share(formatPercent(share, { decimals: 1 }))}</span>
              )}
              <Switch
                value={rule.status !== false}
                onChange={(isOn) => onSwitch(rule.id, isOn)}
                isDisabled={isDisabled}
              >
                {rule.status === false ? messages.off : messages.on}
                <VisuallyHidden>{`: ${rule.name}`}</VisuallyHidden>
              </Switch>
            </div>
            {(warnings?.get(rule.id) ?? []).map((warning) => (
              <Callout key={warning} tone="caution">
                {warning}
              </Callout>
            ))}
          </Stack>
        );
      }}
    </SortableList>
  );
}
