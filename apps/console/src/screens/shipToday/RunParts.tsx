import { calls } from '@khep/api';
import type { ShipTodayRun } from '@khep/api';
import { useCall, useClient } from '@khep/api/hooks';
import { formatRupeeValue, groupIndian } from '@khep/domain/money';
import { countRun } from '@khep/domain/shipToday';
import { CutOff, ShipRunGroups, ShipRunOrders, ShipSteps, findNextCutOff } from '@khep/domain/shipToday/ui';
import {
  Box,
  Button,
  Callout,
  Heading,
  Inline,
  Link,
  PrintIcon,
  Stack,
  Text,
  toast,
  useShortcut,
} from '@khep/ui';
import { useState } from 'react';
import { downloadFile } from '../../data/downloadFile.ts';
import { useAccess } from '../../data/useAccess.ts';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { KeyHint } from '../../patterns/KeyHint.tsx';

const count = (value: number) => groupIndian(String(value));

export const isRunOpen = ({ state }: ShipTodayRun): boolean => state === 'queued' || state === 'running';

/** Parcels are booked, and the file of their labels is not ready. */
export const isAwaitingLabels = ({ orders, labels_job_id }: ShipTodayRun): boolean =>
  labels_job_id === null && orders.some(({ state }) => state === 'done');

/** "Shipping 46", "46 ready for pickup", "Stopped". An order is shipped only when the courier picks it up. */
export function runTitle(run: ShipTodayRun): string {
  const { all, done } = countRun(run.orders);
  if (isRunOpen(run)) return `Shipping ${count(all)}`;
  if (run.state === 'cancelled') return `Stopped, ${count(done)} ready for pickup`;
  return `${count(done)} ready for pickup`;
}

export function RunSummary({ run }: { run: ShipTodayRun }) {
  const { done, failed, toGo } = countRun(run.orders);
  return (
    <Inline gap={12}>
      {isRunOpen(run) && (
        <>
          <Text size="title" weight="semibold" tone="positive" isNumeric as="span">
            {`${count(done)} done`}
          </Text>
          <Text size="title" tone="second" isNumeric as="span">
            {`${count(toGo)} to go`}
          </Text>
        </>
      )}
      {failed > 0 && (
        <Text size="title" weight="semibold" tone="critical" isNumeric as="span">
          {`${count(failed)} failed`}
        </Text>
      )}
    </Inline>
  );
}

export function RunStatus({ run, now }: { run: ShipTodayRun; now: number }) {
  const at = findNextCutOff(run.groups, now);
  return at === undefined || !isRunOpen(run) ? null : <CutOff at={at} now={now} />;
}

export function RunSteps({ run }: { run: ShipTodayRun }) {
  return (
    <ShipSteps
      steps={run.steps.map(({ step, done, failed, total, message }) => ({
        step,
        count: `${count(done)} of ${count(total)}`,
        detail: message,
        progress: { done, failed, total },
      }))}
    />
  );
}

export function RunWork({ run }: { run: ShipTodayRun }) {
  return (
    <Stack gap={16}>
      <ShipRunGroups
        groups={run.groups}
        linksOf={({ pickup, manifest }) =>
          (pickup ?? manifest) && (
            <Inline gap={12}>
              {pickup && (
                <Link href={paths.pickupAndManifest()}>
                  {/* A courier that comes for every booking gives no number. */}
                  {pickup.reference === '' ? 'Pickup without a number' : `Pickup ${pickup.reference}`}
                </Link>
              )}
              {manifest && (
                <Link
                  href={paths.manifestDetails(manifest.manifest_id)}
                >{`Manifest ${manifest.number}`}</Link>
              )}
            </Inline>
          )
        }
      />
      <ShipRunOrders orders={run.orders} orderHref={paths.orderDetails} />
    </Stack>
  );
}

/** Retries the failed orders of a run. */
function useRetry(run: ShipTodayRun) {
  const retry = useAction(calls.jobs.retry, { invalidates: ['jobs', 'shipToday'] });
  return {
    isPending: retry.isPending,
    start: () => {
      if (!retry.isPending) void retry.run({ params: { id: run.job_id } });
    },
  };
}

function OrderLinks({ orders }: { orders: ShipTodayRun['orders'] }) {
  return (
    <Stack gap={2}>
      {orders.slice(0, 20).map(({ order_id, order_number, buyer_name, courier_name }) => (
        <Text key={order_id} size="label" as="div">
          <Link href={paths.orderDetails(order_id)}>{order_number}</Link>
          {` ${buyer_name}, ${courier_name}`}
        </Text>
      ))}
      {orders.length > 20 && <Text size="label">{`and ${count(orders.length - 20)} more`}</Text>}
    </Stack>
  );
}

/** Failed orders by reason, with the retry of all of them. */
export function RunFailures({ run }: { run: ShipTodayRun }) {
  const retry = useRetry(run);
  const failed = run.orders.filter(({ state }) => state === 'failed');
  useShortcut(
    {
      keys: 'r',
      description: 'Retry failed orders',
      group: 'Ship today',
      isDisabled: failed.length === 0 || !run.can_retry,
    },
    retry.start,
  );
  if (failed.length === 0) return null;
  return (
    <Box paddingInline={16} paddingBlock={12}>
      <Stack gap={8}>
        <Heading level={3}>{`${count(failed.length)} failed`}</Heading>
        {[...Map.groupBy(failed, ({ message }) => message)].map(([message, orders]) => (
          <Callout key={message} tone="critical" title={message === '' ? 'No reason given' : message}>
            <OrderLinks orders={orders} />
          </Callout>
        ))}
        {run.can_retry ? (
          <div>
            <Button size="small" isPending={retry.isPending} onPress={retry.start}>
              Retry failed
              <KeyHint keys="r" />
            </Button>
          </div>
        ) : (
          isRunOpen(run) && (
            <Text size="secondary" tone="third">
              Failed orders can be retried when the run has ended.
            </Text>
          )
        )}
      </Stack>
    </Box>
  );
}

/** Orders that the run left out, by reason: each leads to the order. */
export function RunLeftOut({ run }: { run: ShipTodayRun }) {
  const leftOut = run.orders.filter(({ state }) => state === 'left_out');
  if (leftOut.length === 0) return null;
  return (
    <Box paddingInline={16} paddingBlock={12}>
      <Stack gap={8}>
        <Heading level={3}>{`${count(leftOut.length)} skipped in this run`}</Heading>
        {[...Map.groupBy(leftOut, ({ message }) => message)].map(([message, orders]) => (
          <Callout key={message} title={message === '' ? 'No reason given' : message}>
            <OrderLinks orders={orders} />
          </Callout>
        ))}
      </Stack>
    </Box>
  );
}

/** The available money of the wallet, for users who may see it. */
function WalletLeft() {
  const { allows } = useAccess();
  const wallet = useCall(calls.wallet.balance, allows('billing') ? {} : null, { quiet: true }).data?.data;
  return wallet ? (
    <Link href={paths.billing('wallet-transactions')}>
      {`${formatRupeeValue(wallet.available)} left in the wallet`}
    </Link>
  ) : null;
}

/** Shows a run's labels, pickups and manifests, with their cost and the money that is left. */
export function RunFacts({ run }: { run: ShipTodayRun }) {
  const pickups = run.groups.filter(({ pickup }) => pickup).length;
  const manifests = run.groups.filter(({ manifest }) => manifest).length;
  const facts = [
    [run.labels, 'label'],
    [pickups, 'pickup'],
    [manifests, 'manifest'],
  ] as const;
  return (
    <>
      {facts.map(([made, noun]) => (
        <Text key={noun} weight="semibold" isNumeric>
          {`${count(made)} ${noun}${made === 1 ? '' : 's'}`}
        </Text>
      ))}
      <Text tone="second" isNumeric>
        {`${formatRupeeValue(run.price)} freight with GST`}
      </Text>
      {!isRunOpen(run) && <WalletLeft />}
      {!isRunOpen(run) && run.labels > 1 && (
        <Text size="secondary" tone="third">
          Labels are sorted by warehouse, courier and place
        </Text>
      )}
    </>
  );
}

interface RunActionsProps {
  run: ShipTodayRun;
  /** The plan has something to ship or to fix. */
  canPlan: boolean;
  onPlan: () => void;
}

export function RunActions({ run, canPlan, onPlan }: RunActionsProps) {
  const client = useClient();
  const cancel = useAction(calls.jobs.cancel, { invalidates: ['jobs', 'shipToday'] });
  const [isFetching, setFetching] = useState(false);
  const { labels_job_id: labelsJob, labels, job_id } = run;

  async function print() {
    if (labelsJob === null || isFetching) return;
    setFetching(true);
    try {
      const { blob, name } = await client.file(calls.jobs.result, { params: { id: labelsJob } });
      await downloadFile(Promise.resolve(new File([blob], name, { type: blob.type })), name);
      toast.success(`${name} downloaded`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : calls.jobs.result.errorMessage);
    } finally {
      setFetching(false);
    }
  }
  useShortcut(
    { keys: 'p', description: 'Print labels', group: 'Ship today', isDisabled: labelsJob === null },
    () => void print(),
  );
  return (
    <>
      {isRunOpen(run) && (
        <Text size="secondary" tone="third">
          It continues when you close this
        </Text>
      )}
      {run.can_cancel && (
        <Button isPending={cancel.isPending} onPress={() => void cancel.run({ params: { id: job_id } })}>
          Stop
        </Button>
      )}
      {!isRunOpen(run) && canPlan && <Button onPress={onPlan}>Plan again</Button>}
      <Button
        tone="accent"
        size="large"
        iconStart={<PrintIcon size={16} />}
        isDisabled={labelsJob === null}
        isPending={isFetching}
        onPress={() => void print()}
      >
        {labels === 0 ? 'Print labels' : `Print ${count(labels)} ${labels === 1 ? 'label' : 'labels'}`}
        <KeyHint keys="p" />
      </Button>
    </>
  );
}
