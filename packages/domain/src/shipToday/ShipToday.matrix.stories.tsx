import { Card, Grid, Heading, Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourierDecisions } from './CourierDecisions.tsx';
import { CutOff } from './CutOff.tsx';
import { PlanCost } from './PlanCost.tsx';
import { ShipFixes } from './ShipFixes.tsx';
import { ShipGroups } from './ShipGroups.tsx';
import { ShipRunGroups } from './ShipRunGroups.tsx';
import { ShipRunOrders } from './ShipRunOrders.tsx';
import { ShipSteps } from './ShipSteps.tsx';
import {
  decisions,
  exceptions,
  fixOptions,
  groups,
  noon,
  orders,
  runGroups,
  runOrders,
  totals,
} from './shipToday.fixture.ts';

const meta = { title: 'Domain/ShipToday/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const href = (id: string) => `#${id}`;
const nothing = () => undefined;

/** A plan: an open group with an excluded order, cut-offs near and passed. */
export const Plan: Story = {
  render: () => (
    <Stack gap={16}>
      <CutOff at={groups[0]?.cut_off_at ?? ''} now={noon} />
      <CutOff at={groups[0]?.cut_off_at ?? ''} now={noon + 8_000_000} />
      <ShipSteps
        steps={[
          { step: 'pack', count: '46 of 50', detail: '31 packed, 15 as suggested' },
          { step: 'courier', count: '46', detail: '11 by rule, 35 by load distribution' },
          { step: 'labels', count: '46', detail: 'one PDF' },
          { step: 'pickups', count: '3', detail: 'first 15:30–17:30, Jaipur studio' },
          { step: 'manifests', count: '3', detail: '' },
        ]}
      />
      <ShipGroups
        groups={groups}
        orders={orders}
        excludedIds={new Set(['ord_0_1'])}
        now={noon}
        expandedIds={[groups[0]?.key ?? '']}
        onExpandedChange={nothing}
        orderHref={href}
        onExclude={nothing}
        onCourierChange={nothing}
        onSlotChange={nothing}
      />
      <Grid columns={{ base: 1, md: 2 }} gap={16}>
        <Card>
          <CourierDecisions decisions={decisions} orders={46} />
        </Card>
        <Card>
          <PlanCost totals={totals} />
        </Card>
        <Card>
          <PlanCost totals={{ ...totals, price: 10_216.1, rules_extra: 0, split_extra: 0 }} />
        </Card>
      </Grid>
    </Stack>
  ),
};

/** Every cause. */
export const Fixes: Story = {
  render: () => (
    <>
      <Heading level={2}>8 need you</Heading>
      <Heading level={3}>Causes</Heading>
      <ShipFixes
        exceptions={[
          ...exceptions,
          {
            ...exceptions[1]!,
            order_id: 'ord_x5',
            problem: 'chosen-courier',
            why: 'Blue Dart Air was chosen and cannot ship it.',
          },
          {
            ...exceptions[1]!,
            order_id: 'ord_x6',
            problem: 'warehouse',
            why: 'Its warehouse was deleted. Choose another one.',
          },
          {
            ...exceptions[1]!,
            order_id: 'ord_x7',
            order_number: 'KH-100507',
            problem: 'held',
            why: 'Held by rule "First COD orders": call the buyer.',
            couriers: [],
            hold: 'call',
          },
          {
            ...exceptions[1]!,
            order_id: 'ord_x8',
            order_number: 'KH-100508',
            problem: 'no-courier',
            why: 'Rule "Fragile by air" matched, but none of its couriers can ship this order',
            couriers: [{ courier_id: 4, name: 'Blue Dart Air', reason: 'No COD at 500081.' }],
            able: [{ courier_id: 1, name: 'Delhivery Surface', price: 160.5 }],
          },
        ]}
        links={{ order: href, edit: href, packaging: href }}
        options={fixOptions}
        onFix={() => Promise.resolve(undefined)}
      />
    </>
  ),
};

/** A run with every state of an order. */
export const Run: Story = {
  render: () => (
    <Stack gap={16}>
      <ShipSteps
        steps={[
          { step: 'pack', count: '46 of 46', detail: 'done', progress: { done: 46, failed: 0, total: 46 } },
          {
            step: 'courier',
            count: '31 of 46',
            detail: '2 failed, 13 to go',
            progress: { done: 31, failed: 2, total: 46 },
          },
          { step: 'labels', count: '31 of 46', detail: '', progress: { done: 31, failed: 0, total: 46 } },
          {
            step: 'pickups',
            count: '1 of 3',
            detail: 'PU-88214',
            progress: { done: 1, failed: 0, total: 3 },
          },
          { step: 'manifests', count: '0 of 3', detail: '', progress: { done: 0, failed: 0, total: 3 } },
        ]}
      />
      <ShipRunGroups groups={runGroups} linksOf={() => null} />
      <ShipRunOrders orders={runOrders} orderHref={href} />
    </Stack>
  ),
};
