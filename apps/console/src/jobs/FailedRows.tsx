import { calls } from '@khep/api';
import type { Job, JobRow } from '@khep/api';
import { useCallInfinite } from '@khep/api/hooks';
import { Button, Link, Skeleton, Stack, Text } from '@khep/ui';
import { formatNumber } from '@khep/domain/money';
import { paths } from '../paths.ts';

const pageSize = 20;
/** Kinds whose rows are orders. A line of a file has no page. */
const orderKinds = new Set([
  'shipToday.run',
  'allocation.assign',
  'allocation.recommend',
  'orders.documents',
  'packing.recommend',
]);

function Row({ row, kind }: { row: JobRow; kind: string }) {
  const words = row.message === '' ? 'No reason given' : row.message;
  return (
    <Text as="li" size="secondary" tone="second">
      {words} {orderKinds.has(kind) && <Link href={paths.orderDetails(row.key)}>Open order</Link>}
      {kind === 'ndr.escalate' && <Link href={paths.escalateNdr(row.key)}>Open case</Link>}
    </Text>
  );
}

/** Rows of a job in one state, page by page. */
const useRows = (job: Job, state: 'failed' | 'left_out', count: number) =>
  useCallInfinite(
    calls.jobs.rows,
    count > 0 ? { params: { id: job.id }, query: { state, page_size: pageSize } } : null,
  );

/** Rows of a job that failed or were skipped, each with its reason. */
export function FailedRows({ job }: { job: Job }) {
  const failed = useRows(job, 'failed', job.failed);
  const skipped = useRows(job, 'left_out', job.left_out);
  const error = failed.error ?? skipped.error;
  if (error)
    return (
      <Stack gap={4} align="start">
        <Text size="secondary">{error.message}</Text>
        <Button
          size="small"
          onPress={() => {
            void failed.reload();
            void skipped.reload();
          }}
        >
          Try again
        </Button>
      </Stack>
    );
  if (failed.isLoading || skipped.isLoading) return <Skeleton lines={2} />;
  // Those that failed come first: skipped ones needed nothing.
  const rows = failed.hasMore ? failed.rows : [...failed.rows, ...skipped.rows];
  const more = job.failed + job.left_out - rows.length;
  return (
    <Stack gap={4} align="start">
      <ul>
        {rows.map((row) => (
          <Row key={row.key} row={row} kind={job.kind} />
        ))}
      </ul>
      {(failed.hasMore || skipped.hasMore) && (
        <Button
          size="small"
          isPending={failed.isLoadingMore || skipped.isLoadingMore}
          onPress={failed.hasMore ? failed.loadMore : skipped.loadMore}
        >
          {`Show more (${formatNumber(more)})`}
        </Button>
      )}
    </Stack>
  );
}
