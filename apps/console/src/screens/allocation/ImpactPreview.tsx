import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { RuleList } from '@khep/domain/allocation/ui';
import { Breadcrumbs, Card, EmptyState, Grid, Heading, LinkButton, Page, Stack } from '@khep/ui';
import { useState } from 'react';
import { useCouriers } from '../../data/useLookups.ts';
import { paths } from '../../paths.ts';
import { Impact, ruleShares, useImpact } from './Impact.tsx';
import { loadDraftRules } from './draftRules.ts';

const nothing = () => undefined;

/** The impact of unsaved rules on the orders of the last 30 days. */
export default function ImpactPreview() {
  const [proposal] = useState(loadDraftRules);
  const answer = useImpact(proposal);
  const fields = useCall(calls.allocation.fieldDefinitions).data?.data.fields ?? [];
  const couriers = useCouriers().rows;
  const rules = (proposal?.override_rules ?? []).map((rule, index) =>
    Object.assign({}, rule, { id: rule.id ?? `new-${index}` }),
  );
  const impact = answer.data?.data;
  const shares = impact && new Map(ruleShares(impact).map((share, index) => [rules[index]?.id ?? '', share]));
  return (
    <Page
      title="Impact preview"
      description="Current rules compared with your draft, on your orders from the last 30 days."
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Courier allocation', href: paths.settings('rule-allocation') },
            { label: 'Impact preview' },
          ]}
        />
      }
      actions={<LinkButton href={paths.settings('rule-allocation')}>Back to rules</LinkButton>}
    >
      {proposal ? (
        <Grid columns={{ base: 1, lg: 'wide' }} gap={16} align="start">
          <Card title="Impact on your last 30 days">
            <Impact answer={answer} />
          </Card>
          <Stack gap={8}>
            <Heading level={2}>Rules in this preview</Heading>
            <RuleList
              rules={rules}
              fields={fields}
              couriers={couriers}
              {...(shares && { shares })}
              onOpen={nothing}
              onReorder={nothing}
              onSwitch={nothing}
              isDisabled
            />
          </Stack>
        </Grid>
      ) : (
        <EmptyState
          title="No draft rules to preview"
          description="Add or edit a rule, then preview its impact."
          action={<LinkButton href={paths.settings('rule-allocation')}>Go to rules</LinkButton>}
        />
      )}
    </Page>
  );
}
