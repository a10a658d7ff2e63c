import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { RuleList } from '@khep/domain/allocation/ui';
import { Breadcrumbs, Card, EmptyState, Grid, Heading, LinkButton, Page, Stack } from '@khep/ui';
import { useState } from 'react';
import { useCouriers } from '../../data/useLookups.ts';
import { paths } from '../../paths.ts';
import { Impact, sharesOf, useImpact } from './Impact.tsx';
import { loadDraftRules } from './draftRules.ts';

const nothing = () => undefined;

/** What rules that are not saved yet would have made of the orders of the last thirty days. */
export default function ImpactPreview() {
  const [proposal] = useState(loadDraftRules);
  const answer = useImpact(proposal);
  const fields = useCall(calls.allocation.fieldDefinitions).data?.data.fields ?? [];
  const couriers = useCouriers().rows;
  const rules = (proposal?.override_rules ?? []).map((rule, index) =>
    Object.assign({}, rule, { id: rule.id ?? `new-${index}` }),
  );
  const impact = answer.data?.data;
  const shares = impact && new Map(sharesOf(impact).map((share, index) => [rules[index]?.id ?? '', share]));
  return (
    <Page
      title="Impact preview"
      description="The rules you have now beside those you are writing, on your own orders of the last 30 days."
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Courier allocation', href: paths.settings('rule-allocation') },
            { label: 'Impact preview' },
          ]}
        />
      }
      actions={<LinkButton href={paths.settings('rule-allocation')}>Back to the rules</LinkButton>}
    >
      {proposal ? (
        <Grid columns={{ base: 1, lg: 'wide' }} gap={16} align="start">
          <Card title="Impact on your last 30 days">
            <Impact answer={answer} />
          </Card>
          <Stack gap={8}>
            <Heading level={2}>Rules that are weighed</Heading>
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
          title="There are no rules to weigh"
          description="Write or change a rule, and preview its impact from there."
          action={<LinkButton href={paths.settings('rule-allocation')}>Open the rules</LinkButton>}
        />
      )}
    </Page>
  );
}
