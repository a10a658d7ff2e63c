import { calls } from '@khep/api';
import type { PricingDetails } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatPercent, formatRupeeValue } from '@khep/domain/money';
import { planGstRate } from '@khep/domain/tax';
import { formatDate } from '@khep/domain/tracking';
import {
  Button,
  Callout,
  Card,
  DescriptionList,
  EmptyState,
  Grid,
  Inline,
  RadioCards,
  StatusBadge,
  Stack,
} from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { companyCalls } from './companyCalls.ts';

const orders = (count: number) => (count === 1 ? '1 order' : `${count.toLocaleString('en-IN')} orders`);

function PlanDrawer({ pricing, onClose }: { pricing: PricingDetails; onClose: () => void }) {
  const add = useAction(calls.company.pricingAdd, { invalidates: companyCalls });
  const change = useAction(calls.company.pricingUpdate, { invalidates: companyCalls });
  return (
    <FormDrawer
      title={pricing.plan === '' ? 'Choose plan' : 'Change plan'}
      description={`Totals are for your ${orders(pricing.usage.orders)} of the last 30 days, with GST.`}
      submitLabel={pricing.plan === '' ? 'Choose plan' : 'Change plan'}
      onClose={onClose}
      form={{
        name: 'plan',
        schema: calls.company.pricingAdd.body,
        initial: { plan: pricing.plan, effective_from: '' },
        version: pricing.version,
        save: (body, options) =>
          pricing.plan === '' ? add.run({ body }, options) : change.run({ body }, options),
        onSaved: onClose,
      }}
      sections={(form) => [
        {
          fields: [
            {
              kind: 'custom',
              labels: { plan: 'Plan' },
              content: (
                <RadioCards
                  label="Plan"
                  value={form.values.plan ?? ''}
                  onChange={(plan) => form.setAt('plan', plan)}
                  errorMessage={form.errors['plan']}
                  items={pricing.plans.map((plan) => ({
                    id: plan.id,
                    label: plan.name,
                    description: plan.purpose,
                    facts: [
                      { term: 'Each month', detail: formatRupeeValue(plan.monthly) },
                      { term: 'Each order', detail: formatRupeeValue(plan.per_order) },
                      { term: 'Discount', detail: formatPercent(plan.discount) },
                    ],
                    trailing: formatRupeeValue(plan.total),
                  }))}
                />
              ),
            },
          ],
        },
      ]}
    />
  );
}

function PlanView({ pricing }: { pricing: PricingDetails }) {
  const { usage } = pricing;
  const cheaper = pricing.plans.find(({ id }) => id === pricing.cheaper_plan);
  return (
    <Stack gap={12}>
      <Grid columns={{ base: 1, md: 2 }} gap={24}>
        <DescriptionList
          items={[
            { term: 'Each month', detail: formatRupeeValue(pricing.monthly) },
            { term: 'Each order', detail: formatRupeeValue(pricing.per_order) },
            { term: 'Discount', detail: formatPercent(pricing.discount) },
          ]}
        />
        <DescriptionList
          items={[
            {
              term: `Month and ${orders(usage.orders)} of the last 30 days`,
              detail: formatRupeeValue(usage.base),
            },
            { term: 'Discount', detail: formatRupeeValue(usage.discount) },
            { term: `GST, ${planGstRate}%`, detail: formatRupeeValue(usage.gst) },
            { term: 'Total', detail: formatRupeeValue(usage.total), isStrong: true },
          ]}
        />
      </Grid>
      {cheaper && (
        <Callout tone="info">
          {`${cheaper.name} would have cost ${formatRupeeValue(cheaper.total)} in these 30 days.`}
        </Callout>
      )}
    </Stack>
  );
}

/** What Khep costs: the plan, and its price for the orders of the last 30 days. */
export function PricingCard() {
  const { data, error, reload } = useCall(calls.company.pricing);
  const [isOpen, setOpen] = useState(false);
  const pricing = data?.data;
  const plan = pricing?.plans.find(({ id }) => id === pricing.plan);
  return (
    <Card
      title={
        <Inline gap={8}>
          Pricing
          {plan && <StatusBadge shape="tag">{plan.name}</StatusBadge>}
        </Inline>
      }
      description={
        pricing && pricing.effective_from !== ''
          ? `What you pay for Khep, from ${formatDate(pricing.effective_from)}`
          : 'What you pay for Khep'
      }
      actions={
        pricing && (
          <Button size="small" onPress={() => setOpen(true)}>
            {plan ? 'Change plan' : 'Choose plan'}
          </Button>
        )
      }
    >
      <AsyncContent
        isLoading={pricing === undefined}
        error={pricing ? undefined : error}
        onRetry={() => void reload()}
      >
        {pricing &&
          (plan ? (
            <PlanView pricing={pricing} />
          ) : (
            <EmptyState
              layout="inline"
              title="No plan yet"
              description="Choose one to see what a month costs for your orders."
            />
          ))}
      </AsyncContent>
      {isOpen && pricing && <PlanDrawer pricing={pricing} onClose={() => setOpen(false)} />}
    </Card>
  );
}
