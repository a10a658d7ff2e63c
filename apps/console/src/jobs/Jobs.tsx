import { calls } from '@khep/api';
import type { Job } from '@khep/api';
import { JobTray, toast } from '@khep/ui';
import { useState } from 'react';
import { client } from '../data/client.ts';
import { downloadFile } from '../data/downloadFile.ts';
import { useAction } from '../data/useAction.ts';
import { openShipTodayRun } from '../url/shipTodayAddress.ts';
import { FailedRows } from './FailedRows.tsx';
import { toTrayJob } from './trayJobs.ts';
import { useJobs } from './useJobs.ts';

/** The brand's jobs, in a tray on every screen. */
export function Jobs() {
  const { jobs, hasRun, come, dismiss } = useJobs();
  const [isOpen, setOpen] = useState<boolean>();
  const cancel = useAction(calls.jobs.cancel);
  const retry = useAction(calls.jobs.retry);

  async function save(job: Job) {
    try {
      await downloadFile(
        client.call(calls.jobs.result, { params: { id: job.id } }),
        job.result_name ?? 'result',
      );
    } catch (error) {
      toast.error(error instanceof Error ? error.message : calls.jobs.result.errorMessage);
    }
  }

  async function change(action: typeof cancel | typeof retry, id: string) {
    const result = await action.run({ params: { id } });
    if (result.ok) come(result.answer.data.job);
  }

  return (
    <JobTray
      // Jobs of before are one line, until one runs while this page is open.
      isOpen={isOpen ?? hasRun}
      onOpenChange={setOpen}
      jobs={jobs.map((job) =>
        toTrayJob(job, {
          onResult: (one) => void save(one),
          onOpenRun: ({ id }) => openShipTodayRun(id),
          issuesOf: (one) => <FailedRows job={one} />,
        }),
      )}
      onCancel={(id) => void change(cancel, id)}
      onRetry={(id) => void change(retry, id)}
      onDismiss={dismiss}
    />
  );
}
