import type { AllocationSetting, Courier } from '@khep/api';
import { ruleProblems, ruleWarnings } from '@khep/domain/allocation';
import { LoadDistributionBar, RuleList } from '@khep/domain/allocation/ui';
import { Callout, Card, Drawer, EmptyState, Grid, LinkButton, Stack } from '@khep/ui';
import { useMemo, useState } from 'react';
import { useUrlState } from '../../url/useUrlState.ts';
import { Impact, ruleShares, useImpact } from './Impact.tsx';
import { RuleForm } from './RuleForm.tsx';
import { draftName, findOpenRule, previewHref, ruleHref, ruleParams } from './openRule.ts';
import { toSettingDraft, withDraft } from './useRules.ts';
import type { RuleDraft, useRules } from './useRules.ts';

/** Warnings by the id of the rule; a new rule has none. */
function warningsByRule(
  rules: readonly RuleDraft[],
  fields: RulesTabProps['rules']['fields'],
): Map<string, string[]> {
  const waiting = fields.filter((field) => field.is_waiting).map(({ field_name }) => field_name);
  const found = Map.groupBy(ruleWarnings(rules, waiting), ({ rule }) => rule.id ?? '');
  return new Map([...found].map(([id, some]) => [id, some.map(({ words }) => words)]));
}

/** Shares of the load distribution by courier name. */
export const distributionParts = (
  { distribution_percentage }: Pick<AllocationSetting, 'distribution_percentage'>,
  couriers: readonly Courier[],
) =>
  distribution_percentage.map(({ courier_id, percentage }) => ({
    name: couriers.find((one) => one.courier_id === courier_id)?.name ?? `Courier ${courier_id}`,
    percentage,
  }));

export interface RulesTabProps {
  rules: ReturnType<typeof useRules>;
  setting: AllocationSetting;
  couriers: readonly Courier[];
  isPreviewing: boolean;
  onPreviewChange: (isOpen: boolean) => void;
}

/** The rules in their order, and the open one beside them. */
export function RulesTab({ rules, setting, couriers, isPreviewing, onPreviewChange }: RulesTabProps) {
  const [address] = useUrlState(ruleParams);
  const [draft, setDraft] = useState<RuleDraft>();
  const open = address.rule === '' ? undefined : findOpenRule(setting, address);
  const saved = setting.override_rules;
  const proposed = useMemo(() => withDraft(saved, draft), [saved, draft]);
  const { fields } = rules;
  const warnings = useMemo(() => warningsByRule(proposed, fields), [proposed, fields]);
  const proposal = toSettingDraft({ ...setting, override_rules: proposed });
  const isComplete = !draft || Object.keys(ruleProblems(draft)).length === 0;
  const impact = useImpact(isPreviewing && isComplete ? proposal : undefined);
  const replayed = impact.data?.data;
  const shares =
    replayed && new Map(ruleShares(replayed).map((share, index) => [proposed[index]?.id ?? '', share]));
  const parts = distributionParts(setting, couriers);
  const isDistributed = parts.some(({ percentage }) => percentage > 0);

  return (
    <>
      <Grid columns={{ base: 1, lg: address.rule === '' ? 1 : 'wide' }} gap={16} align="start">
        <Stack gap={16}>
          <Card
            title="Load distribution"
            actions={
              <LinkButton size="small" variant="ghost" href={`${ruleHref()}?tab=load`}>
                {isDistributed ? 'Change shares' : 'Set shares'}
              </LinkButton>
            }
          >
            <LoadDistributionBar parts={parts} />
          </Card>
          {saved.length === 0 ? (
            <EmptyState
              title="No rules yet"
              description={
                isDistributed
                  ? 'All orders follow the load distribution. Add a rule to send some orders to couriers of your choice.'
                  : 'All orders take the cheapest courier. Add a rule to send some orders to couriers of your choice.'
              }
              action={<LinkButton href={ruleHref({ rule: 'new', copy: '' })}>Add rule</LinkButton>}
            />
          ) : (
            <RuleList
              rules={saved}
              fields={rules.fields}
              couriers={couriers}
              warnings={warnings}
              {...(shares && { shares })}
              openId={open?.id}
              ruleHref={(id) => ruleHref({ rule: id, copy: '' })}
              onReorder={(ids) => void rules.reorder(setting, ids)}
              onSwitch={(id, isOn) => void rules.setStatus(id, isOn)}
            />
          )}
        </Stack>
        {open && (
          <RuleForm
            key={draftName(address)}
            open={open}
            rules={rules}
            setting={setting}
            couriers={couriers}
            onDraft={setDraft}
          />
        )}
        {!open && address.rule !== '' && (
          <Card title="Rule not found">
            <EmptyState
              kind="no-match"
              title="Rule not found"
              description="It may have been deleted."
              action={<LinkButton href={ruleHref()}>Show all rules</LinkButton>}
            />
          </Card>
        )}
      </Grid>
      <Drawer
        isOpen={isPreviewing}
        onOpenChange={onPreviewChange}
        title="Impact on your last 30 days"
        description="Current rules compared with your draft."
        actions={<LinkButton href={previewHref(address)}>Open full page</LinkButton>}
      >
        {isComplete ? (
          <Impact answer={impact} />
        ) : (
          <Callout tone="caution">Complete the open rule to see its impact.</Callout>
        )}
      </Drawer>
    </>
  );
}
