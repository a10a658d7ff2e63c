import { callOutcomeLabels, callOutcomes } from '@khep/domain/allocation';
import type { ShipTodayPlan } from '@khep/api';
import { groupIndian } from '@khep/domain/money';
import { ShipFixes } from '@khep/domain/shipToday/ui';
import type { FixLinks, TypedFixes } from '@khep/domain/shipToday/ui';
import { Box, Button, Heading, Inline, Link, Stack, Text } from '@khep/ui';
import { useBoxes, useWarehouses } from '../../data/useLookups.ts';
import { paths } from '../../paths.ts';
import { selectAllParam } from '../../patterns/list/useSelectFromUrl.ts';
import { useFix } from './useFix.ts';
import type { PlanState } from './usePlan.ts';

const count = (value: number) => groupIndian(String(value));

const fixLinks = (): FixLinks => ({
  order: paths.orderDetails,
  edit: paths.editOrder,
  packaging: (orderId) => paths.packaging([orderId]),
});

/** Until the page is loaded again: addresses are not written to the browser's storage. */
const typed: TypedFixes = new Map();
const outcomes = callOutcomes.map((id) => ({ id, label: callOutcomeLabels[id] }));

type ExcludedList = NonNullable<ShipTodayPlan['excluded'][number]['list']>;

/** The list of excluded orders. */
function excludedHref(list: ExcludedList): string {
  // All are selected there, so that their pickup is one press away.
  if (list === 'ready-to-ship') return `${paths.readyToShip()}?${selectAllParam}`;
  return list === 'new' ? paths.newOrders() : `${paths.newOrders()}?waits_for=${list}`;
}

/** Shows the orders that need the user, and those not in the sheet. */
export function PlanSide({ state }: { state: PlanState }) {
  const { plan, change } = state;
  const save = useFix();
  const warehouses = useWarehouses().rows;
  const boxes = useBoxes().rows;
  if (plan === undefined) return null;
  const { exceptions, excluded, totals } = plan;
  const others = excluded.reduce((sum, { orders }) => sum + orders, 0);
  const own = state.excludedIds.size;
  return (
    <>
      {exceptions.length > 0 && (
        <>
          <Box paddingInline={16} paddingBlock={12}>
            <Inline gap={8}>
              <Heading level={3}>
                {`${count(exceptions.length)} ${exceptions.length === 1 ? 'needs' : 'need'} you`}
              </Heading>
              {totals.orders > 0 && (
                <Text size="secondary" tone="third">
                  {`${exceptions.length === 1 ? "it doesn't" : "they don't"} delay the other ${totals.orders === 1 ? 'order' : count(totals.orders)}`}
                </Text>
              )}
            </Inline>
          </Box>
          <ShipFixes
            exceptions={exceptions}
            links={fixLinks()}
            options={{
              warehouses: warehouses.map(({ id, name }) => ({ id, label: name })),
              boxes: boxes.map(({ id, name, length, width, height }) => ({
                id,
                label: `${name}, ${length}×${width}×${height} cm`,
              })),
              callOutcomes: outcomes,
              typed,
            }}
            onFix={async (exception, fix) => {
              if (fix.kind === 'suggested-courier' || fix.kind === 'accept-address') {
                change({ type: fix.kind, orderId: exception.order_id });
                return undefined;
              }
              if (fix.kind === 'courier') {
                change({ type: 'courier', orderId: exception.order_id, courierId: fix.courierId });
                return undefined;
              }
              const stored = exceptions.find(({ order_id }) => order_id === exception.order_id);
              return stored && save(stored, fix);
            }}
          />
        </>
      )}
      {others > 0 && (
        <Box paddingInline={16} paddingBlock={12}>
          <Stack gap={4}>
            <Heading level={3}>{`${count(others)} not in this sheet`}</Heading>
            {excluded.map(({ reason, orders, list }) => (
              <Inline key={reason} gap={8} justify="space-between">
                {list === null ? (
                  <Text size="label" tone="second">
                    {reason}
                  </Text>
                ) : (
                  <Link href={excludedHref(list)}>{reason}</Link>
                )}
                <Text size="label" weight="semibold" isNumeric>
                  {count(orders)}
                </Text>
              </Inline>
            ))}
            {own > 0 && (
              <div>
                <Button
                  size="small"
                  onPress={() => {
                    for (const orderId of state.excludedIds) change({ type: 'include', orderId });
                  }}
                >
                  {`Include ${count(own)} ${own === 1 ? 'excluded order' : 'excluded orders'}`}
                </Button>
              </div>
            )}
          </Stack>
        </Box>
      )}
    </>
  );
}
