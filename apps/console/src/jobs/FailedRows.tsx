import { calls } from '@khep/api';
import type { Job, JobRow } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Button, Link, Skeleton, Stack, Text } from '@khep/ui';
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
    </Text>
  );
}

/** Rows of a job that failed or were skipped, each with its reason. */
export function FailedRows({ job }: { job: Job }) {
  const of = (state: 'failed' | 'left_out') => ({
    params: { id: job.id },
    query: { state, page_size: pageSize },
  });
  const failed = useCall(calls.jobs.rows, job.failed > 0 ? of('failed') : null);
  const skipped = useCall(calls.jobs.rows, job.left_out > 0 ? of('left_out') : null);
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
  const rows = [...(failed.data?.data.rows ?? []), ...(skipped.data?.data.rows ?? [])];
  const more = job.failed + job.left_out - rows.length;
  return (
    <Stack gap={4}>
      <ul>
        {rows.map((row) => (
          <Row key={row.key} row={row} kind={job.kind} />
        ))}
      </ul>
      {more > 0 && (
        <Text size="secondary" tone="third">
          {`and ${more.toLocaleString('en-IN')} more`}
        </Text>
      )}
    </Stack>
  );
}
