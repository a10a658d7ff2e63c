import type { AllocationSetting, Courier } from '@khep/api';
import { ruleProblems } from '@khep/domain/allocation';
import { RuleList } from '@khep/domain/allocation/ui';
import {
  Breadcrumbs,
  Button,
  Callout,
  Card,
  EmptyState,
  Grid,
  Heading,
  Inline,
  LinkButton,
  Page,
  Stack,
} from '@khep/ui';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useCouriers } from '../../data/useLookups.ts';
import { FormFrame } from '../../patterns/FormFrame.tsx';
import { useUrlState } from '../../url/useUrlState.ts';
import { DraftMatches } from './DraftMatches.tsx';
import { Impact, ruleShares, useImpact } from './Impact.tsx';
import { describeRule } from './RuleForm.tsx';
import { draftName, findDraftRule, findOpenRule, ruleHref, ruleParams, useRuleForm } from './openRule.ts';
import type { OpenRule } from './openRule.ts';
import { toSettingDraft, useRules, withDraft } from './useRules.ts';

const nothing = () => undefined;

function Frame({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <Page
      title="Impact preview"
      description="Current rules compared with your draft, on your orders from the last 30 days."
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Courier allocation', href: ruleHref() }, { label: 'Impact preview' }]}
        />
      }
      actions={actions}
    >
      {children}
    </Page>
  );
}

interface PreviewProps {
  open: OpenRule;
  rules: ReturnType<typeof useRules>;
  setting: AllocationSetting;
  couriers: readonly Courier[];
}

function Preview({ open, rules, setting, couriers }: PreviewProps) {
  const { form, draft } = useRuleForm(open, { rules, setting, onSaved: () => navigate(ruleHref()) });
  const proposed = withDraft(setting.override_rules, draft);
  const isComplete = Object.keys(ruleProblems(draft)).length === 0;
  const answer = useImpact(isComplete ? toSettingDraft({ ...setting, override_rules: proposed }) : undefined);
  const impact = answer.data?.data;
  const idOf = ({ id }: { id?: string | undefined }) => id ?? 'new';
  const shares =
    impact && new Map(ruleShares(impact).map((share, index) => [idOf(proposed[index] ?? {}), share]));
  return (
    <Frame
      actions={
        <>
          <LinkButton href={ruleHref(open)}>Back to rules</LinkButton>
          <Button tone="accent" isPending={form.isPending} isDisabled={!isComplete} onPress={form.submit}>
            Save rule
          </Button>
        </>
      }
    >
      <FormFrame form={form} values={describeRule(rules.fields, couriers)} submitLabel="Save rule">
        <Grid columns={{ base: 1, lg: 'wide' }} gap={16} align="start">
          <Stack gap={16}>
            <Card title="Impact on your last 30 days">
              {isComplete ? (
                <Impact answer={answer} />
              ) : (
                <Callout tone="caution">Complete the rule to see its impact.</Callout>
              )}
            </Card>
            <Card title={draft.name === '' ? 'Orders that match' : `Orders that match “${draft.name}”`}>
              <DraftMatches conditions={draft.conditions} ruleId={open.id} />
            </Card>
          </Stack>
          <Stack gap={8}>
            <Heading level={2}>Rules in this preview</Heading>
            <RuleList
              rules={proposed.map((rule) => ({ ...rule, id: idOf(rule) }))}
              fields={rules.fields}
              couriers={couriers}
              openId={idOf(draft)}
              {...(shares && { shares })}
              onReorder={nothing}
              onSwitch={nothing}
              isDisabled
            />
          </Stack>
        </Grid>
      </FormFrame>
    </Frame>
  );
}

/** The impact of an unsaved rule on the orders of the last 30 days, with its draft from any tab. */
export default function ImpactPreview() {
  const [address] = useUrlState(ruleParams);
  const rules = useRules();
  const { rows: couriers, isLoading } = useCouriers();
  const setting = rules.setting.data?.data;
  const open = setting && (address.rule === '' ? findDraftRule(setting) : findOpenRule(setting, address));
  return (
    <AsyncContent
      isLoading={!setting || isLoading}
      error={setting ? undefined : rules.setting.error}
      onRetry={() => void rules.setting.reload()}
    >
      {setting && open && (
        <Preview key={draftName(open)} open={open} rules={rules} setting={setting} couriers={couriers} />
      )}
      {setting && !open && (
        <Frame actions={<LinkButton href={ruleHref()}>Back to rules</LinkButton>}>
          <EmptyState
            title="No draft rules to preview"
            description="Add or edit a rule, then preview its impact."
            action={
              <Inline>
                <LinkButton href={ruleHref()}>Go to rules</LinkButton>
              </Inline>
            }
          />
        </Frame>
      )}
    </AsyncContent>
  );
}
