import { calls } from '@khep/api';
import type { PricingDetails } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { PlanChoice, PlanCost } from '@khep/domain/company/ui';
import { formatDate } from '@khep/domain/days';
import { Button, Card, EmptyState, Inline, StatusBadge } from '@khep/ui';
import { useState } from 'react';
import { formatNumber } from '@khep/domain/money';
import { CallContent } from '../../data/CallContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { companyCalls } from './companyCalls.ts';

const orders = (count: number) => (count === 1 ? '1 order' : `${formatNumber(count)} orders`);

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
                <PlanChoice
                  plans={pricing.plans}
                  value={form.values.plan ?? ''}
                  onChange={(plan) => form.setAt('plan', plan)}
                  errorMessage={form.errors['plan']}
                />
              ),
            },
          ],
        },
      ]}
    />
  );
}

/** Shows the cost of Khep: the plan, and its price for the orders of the last 30 days. */
export function PricingCard() {
  const call = useCall(calls.company.pricing);
  const [isOpen, setOpen] = useState(false);
  const pricing = call.data?.data;
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
      <CallContent call={call}>
        {({ data }) =>
          plan ? (
            <PlanCost {...data} cheaper={data.plans.find(({ id }) => id === data.cheaper_plan)} />
          ) : (
            <EmptyState
              layout="inline"
              title="No plan yet"
              description="Choose one to see what a month costs for your orders."
            />
          )
        }
      </CallContent>
      {isOpen && pricing && <PlanDrawer pricing={pricing} onClose={() => setOpen(false)} />}
    </Card>
  );
}
