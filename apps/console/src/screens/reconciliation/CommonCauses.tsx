import { calls } from '@khep/api';
import type { ReconDashboard } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { Button, Card, ConfirmDialog, Inline, Link, LinkButton, Stack, Text, toast } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { maxMatching } from '../../patterns/list/matchingRows.ts';
import { isOpenJob } from '../../jobs/trayJobs.ts';
import { formatDay } from '../orders/formatTime.ts';
import { lineInvalidates } from './invalidates.ts';
import { causeHref, linesHref } from './lineChoice.ts';

type Cause = ReconDashboard['causes'][number];

export interface CommonCausesProps {
  causes: readonly Cause[];
  /** Limits disputes to one invoice; empty for all. */
  invoiceId: string;
}

/** Causes beside the chart; the others follow when asked for. */
const shownFirst = 3;

const linesOf = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'line' : 'lines'}`;

const describe = ({ label, since }: Cause) => {
  const words = label.replace(/\.$/, '');
  return since === '' ? words : `${words}, since ${formatDay(since)}`;
};

/** Causes that many lines share, to be disputed together. */
export function CommonCauses({ causes, invoiceId }: CommonCausesProps) {
  const [disputing, setDisputing] = useState<Cause>();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? causes : causes.slice(0, shownFirst);
  const change = useAction(calls.reconciling.changeLines, {
    invalidates: lineInvalidates,
  });
  async function dispute() {
    if (!disputing) return;
    const result = await change.run({
      body: { action: 'dispute', cause: disputing.id, ...(invoiceId !== '' && { invoice_id: invoiceId }) },
    });
    if (!result.ok) return;
    setDisputing(undefined);
    const { changed, failures, job } = result.answer.data;
    const [failure] = failures;
    if (job && isOpenJob(job)) toast.info('Lines are being disputed. Follow it in Jobs.');
    else if (failure) toast.error(`${linesOf(changed)} disputed. ${failure.message}`);
    else toast.success(`${linesOf(changed)} disputed`);
  }
  return (
    <Card
      title="Common causes"
      description="Lines under review with the same cause"
      {...(causes.length > shownFirst && {
        actions: (
          <Button size="small" variant="ghost" onPress={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${causes.length}`}
          </Button>
        ),
      })}
    >
      <Stack gap={16}>
        {shown.map((cause) => (
          <Stack key={`${cause.id} ${cause.category}`} gap={4}>
            <Text>{describe(cause)}</Text>
            <Inline gap={8} justify="space-between">
              <Link
                href={linesHref(invoiceId, {
                  cause: cause.id,
                  primary_category: cause.category,
                  status: 'under_review',
                })}
              >
                {`${linesOf(cause.lines)}, ${formatRupeeValue(cause.amount)}`}
              </Link>
              {cause.lines <= maxMatching ? (
                <LinkButton size="small" href={causeHref(invoiceId, cause.id, cause.category)}>
                  {`Choose all ${cause.lines.toLocaleString('en-IN')}`}
                </LinkButton>
              ) : (
                // More than can be selected: the server finds the lines by their cause.
                <Button size="small" onPress={() => setDisputing(cause)}>
                  Dispute all
                </Button>
              )}
            </Inline>
          </Stack>
        ))}
      </Stack>
      {disputing && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setDisputing(undefined)}
          title={`Dispute ${linesOf(disputing.lines)}?`}
          confirmLabel="Raise dispute"
          cancelLabel="Not now"
          isPending={change.isPending}
          onConfirm={() => void dispute()}
        >
          {`${disputing.label}: ${formatRupeeValue(disputing.amount)} in all. Send the dispute sheet to the courier, and import its credit note here.`}
        </ConfirmDialog>
      )}
    </Card>
  );
}
