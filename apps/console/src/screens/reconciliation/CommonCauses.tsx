import { calls } from '@khep/api';
import type { ReconDashboard } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { Button, Card, ConfirmDialog, Inline, LinkButton, Table, toast } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { isOpenJob } from '../../jobs/trayJobs.ts';
import { formatDay } from '../orders/formatTime.ts';
import { lineInvalidates } from './invalidates.ts';
import { linesHref } from './lineChoice.ts';

type Cause = ReconDashboard['causes'][number];

export interface CommonCausesProps {
  causes: readonly Cause[];
  /** Limits disputes to one invoice; empty for all. */
  invoiceId: string;
}

const linesOf = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'line' : 'lines'}`;

/** Causes that many lines share, to be disputed together. */
export function CommonCauses({ causes, invoiceId }: CommonCausesProps) {
  const [disputing, setDisputing] = useState<Cause>();
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
    <Card title="Common causes" description="Lines under review with the same cause">
      <Table
        label="Causes of differences"
        rows={causes}
        rowKey={({ id, category }) => `${id} ${category}`}
        narrowLayout="stacked"
        columns={[
          {
            id: 'cause',
            header: 'Cause',
            isRowHeader: true,
            cell: ({ label, since }) => (since === '' ? label : `${label}, since ${formatDay(since)}`),
          },
          {
            id: 'lines',
            header: 'Lines',
            align: 'end',
            width: '80px',
            cell: ({ lines }) => lines.toLocaleString('en-IN'),
          },
          {
            id: 'amount',
            header: 'Difference',
            align: 'end',
            width: '120px',
            cell: ({ amount }) => formatRupeeValue(amount),
          },
          {
            id: 'actions',
            // Named: without a name the buttons of a narrow row lie over the cause.
            header: 'Actions',
            width: '210px',
            cell: (cause) => (
              <Inline gap={8}>
                <LinkButton
                  size="small"
                  href={linesHref(invoiceId, {
                    cause: cause.id,
                    primary_category: cause.category,
                    status: 'under_review',
                  })}
                >
                  Show lines
                </LinkButton>
                <Button size="small" tone="accent" onPress={() => setDisputing(cause)}>
                  Dispute all
                </Button>
              </Inline>
            ),
          },
        ]}
      />
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
