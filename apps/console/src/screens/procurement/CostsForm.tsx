import { calls } from '@khep/api';
import type { PurchaseOrder } from '@khep/api';
import { useInvalidate, useMutation } from '@khep/api/hooks';
import { costSpreadLabels, costSpreads, purchaseCostKinds, purchaseCostLabels } from '@khep/domain/warehouse';
import type { CostSpread, PurchaseCostKind } from '@khep/domain/warehouse';
import { Button, Form, Grid, Heading, Inline, MoneyField, Select, Stack, Text, toast } from '@khep/ui';
import { useState } from 'react';
import { showConflict } from '../../data/showConflict.ts';
import { procurementChanges } from './procurementChanges.ts';

interface EnteredCost {
  kind: PurchaseCostKind;
  amount: number | undefined;
  spread: CostSpread;
}

const spreads = costSpreads.map((id) => ({ id, label: costSpreadLabels[id] }));

/** Freight, duty and other costs of an order: its units share them, and finance counts them as cost of goods. */
export function CostsForm({ order }: { order: PurchaseOrder }) {
  const [costs, setCosts] = useState(() =>
    purchaseCostKinds.map(
      (kind): EnteredCost =>
        order.costs.find((one) => one.kind === kind) ?? { kind, amount: undefined, spread: 'value' },
    ),
  );
  const invalidate = useInvalidate();
  const save = useMutation(calls.procurement.saveCosts, {
    quiet: true,
    invalidates: [...procurementChanges, 'finance.earnings', 'finance.earningOrders'],
    onSuccess: () => toast.success('Costs saved'),
    onError: (error) => {
      if (showConflict(error)) void invalidate(...procurementChanges);
    },
  });
  const edit = (kind: PurchaseCostKind, part: Partial<EnteredCost>) =>
    setCosts(costs.map((one) => (one.kind === kind ? { ...one, ...part } : one)));
  const entered = costs.flatMap(({ amount, ...cost }) =>
    amount === undefined || amount === 0 ? [] : [{ ...cost, amount }],
  );
  const fieldName = (kind: PurchaseCostKind, field: 'amount' | 'spread') =>
    // A cost without an amount isn't sent, so no message of the server is for it.
    `costs.${entered.findIndex((one) => one.kind === kind)}.${field}`;
  return (
    <Stack gap={8}>
      <Heading level={3}>Landed cost</Heading>
      <Text>Enter what came on top of the prices, without GST that you claim back.</Text>
      <Form
        errors={save.error?.fields ?? {}}
        problem={save.error && Object.keys(save.error.fields).length === 0 ? save.error.reason : undefined}
        onSubmit={() =>
          void save.send({ params: { id: order.id }, body: { costs: entered } }, { ifMatch: order.version })
        }
      >
        {costs.map(({ kind, amount, spread }) => (
          <Grid key={kind} columns={{ base: 1, md: 2 }}>
            <MoneyField
              name={fieldName(kind, 'amount')}
              label={purchaseCostLabels[kind]}
              value={amount}
              onChange={(value) => edit(kind, { amount: value })}
            />
            <Select
              name={fieldName(kind, 'spread')}
              label={`${purchaseCostLabels[kind]}: how it is shared`}
              items={spreads}
              value={spread}
              onChange={(id) => edit(kind, { spread: costSpreads.find((one) => one === id) ?? 'value' })}
            />
          </Grid>
        ))}
        <Inline gap={8}>
          <Button type="submit" isPending={save.isPending}>
            Save costs
          </Button>
        </Inline>
      </Form>
    </Stack>
  );
}
