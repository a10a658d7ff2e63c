import { calls } from '@khep/api';
import type { ServiceabilityCheck } from '@khep/api';
import { useCallInfinite, useClient, useJob } from '@khep/api/hooks';
import { uploadLimits } from '@khep/domain/uploads';
import { Callout, Card, DataGrid, Grid, PincodeField, ProgressBar, Stack, SegmentedControl } from '@khep/ui';
import { useState } from 'react';
import { isOpenJob } from '@khep/domain/jobs';
import { formatNumber } from '@khep/domain/money';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { MatchedUpload } from '../../patterns/MatchedUpload.tsx';
import type { SendMatched } from '../../patterns/useMatchedFile.ts';

const column = columnsFor<ServiceabilityCheck>();
const columns = [
  column.text({ id: 'to', header: 'To', isRowHeader: true, width: 90, value: 'to_pincode' }),
  column.text({ id: 'from', header: 'From', width: 90, value: 'from_pincode' }),
  column.status({
    id: 'serviceable',
    header: 'Courier',
    width: 140,
    value: (one) => (one.serviceable ? 'Serves it' : 'Not served'),
    tone: (one) => (one.serviceable ? 'positive' : 'caution'),
  }),
  column.text({ id: 'zone', header: 'Your zone', width: 90, value: 'zone' }),
  column.text({ id: 'courier_zone', header: 'Courier zone', width: 110, value: 'courier_zone' }),
  column.number({ id: 'tat', header: 'Days', width: 70, value: 'tat' }),
  column.status({
    id: 'disagreement',
    header: 'Disagreement',
    width: 320,
    value: 'disagreement',
    tone: () => 'critical',
  }),
  column.text({ id: 'reason', header: 'Reason', width: 320, value: 'reason' }),
];

/** Checks the destinations of a file as a job, and marks where our mapping and the courier disagree. */
export function ServiceabilityFile({ courier_id }: { courier_id: number }) {
  const client = useClient();
  const [from, setFrom] = useState('');
  const [job, setJob] = useState<{ id: string; rows: number }>();
  const [shown, setShown] = useState('all');
  const start: SendMatched = async (file, mapping, { signal, choices = {} } = {}) => {
    const body = new FormData();
    body.set('file', file);
    body.set('mapping', JSON.stringify(mapping));
    body.set('choices', JSON.stringify(choices));
    body.set('from_pincode', from);
    const { data } = await client.call(
      calls.contracts.serviceabilityFile,
      { params: { courier_id }, body },
      { ...(signal && { signal }), quiet: true },
    );
    setJob({ id: data.job_id, rows: data.rows });
  };
  return (
    <Card
      title="Check a file"
      description="Your mapping beside the courier's answer, for up to 2,000 PIN codes."
    >
      <Stack gap={16}>
        <Grid columns={{ base: 1, md: 2 }} gap={16} align="start">
          <PincodeField
            label="Pickup PIN code"
            description="For rows without from_pincode"
            value={from}
            onChange={setFrom}
          />
          <MatchedUpload
            // The uploader keeps its first function: another pickup PIN code needs another one.
            key={from}
            type="serviceability"
            label="File of PIN codes"
            verb="Check"
            maxBytes={uploadLimits.rateCard}
            send={start}
            errorMessage={calls.contracts.serviceabilityFile.errorMessage}
          />
        </Grid>
        {job && (
          <>
            <SegmentedControl
              label="Rows"
              isLabelHidden
              value={shown}
              onChange={setShown}
              items={[
                { id: 'all', label: 'All' },
                { id: 'disagree', label: 'Disagreements' },
              ]}
            />
            <Results key={job.id} job={job} isOnlyDisagreeing={shown === 'disagree'} />
          </>
        )}
      </Stack>
    </Card>
  );
}

function Results({
  job,
  isOnlyDisagreeing,
}: {
  job: { id: string; rows: number };
  isOnlyDisagreeing: boolean;
}) {
  const state = useJob(job.id);
  const running = state === undefined || isOpenJob(state);
  const [isComplete, setComplete] = useState(false);
  const rows = useCallInfinite(
    calls.jobs.rows,
    { params: { id: job.id }, query: { page_size: 200 } },
    { refreshInterval: isComplete ? 0 : 2000 },
  );
  // The last rows may end after the job was last loaded.
  const complete = !running && rows.rows.length > 0 && rows.rows.every((row) => row.state !== 'waiting');
  if (complete !== isComplete) setComplete(complete);
  const checks = rows.rows.flatMap(({ outcome }) => (outcome ? [outcome as ServiceabilityCheck] : []));
  const failed = rows.rows.filter(({ state: rowState }) => rowState === 'failed');
  const disagreeing = checks.filter(({ disagreement }) => disagreement !== '');
  return (
    <Stack gap={12}>
      {!complete && <ProgressBar label="Checking with the courier" value={checks.length} max={job.rows} />}
      {complete && (
        <Callout tone={disagreeing.length > 0 ? 'caution' : 'positive'} isAlert>
          {formatNumber(checks.length)} checked, {formatNumber(disagreeing.length)} disagree with your
          mapping.
          {rows.hasMore && ' Scroll down to load more rows.'}
        </Callout>
      )}
      {failed.length > 0 && (
        <Callout tone="critical" title={`${failed.length} not checked`}>
          {failed
            .slice(0, 5)
            .map(({ message }) => message)
            .join(' ')}
        </Callout>
      )}
      <DataGrid
        label="Serviceability of the file"
        rows={isOnlyDisagreeing ? disagreeing : checks}
        rowKey={({ row }) => String(row)}
        columns={columns}
        height="420px"
        hasMore={rows.hasMore}
        onLoadMore={rows.loadMore}
      />
    </Stack>
  );
}
