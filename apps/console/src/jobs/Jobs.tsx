import { calls } from '@khep/api';
import type { Job } from '@khep/api';
import { JobTray, toast } from '@khep/ui';
import { client } from '../data/client.ts';
import { downloadFile } from '../data/downloadFile.ts';
import { useAction } from '../data/useAction.ts';
import { toTrayJob } from './trayJobs.ts';
import { useJobs } from './useJobs.ts';

/** The brand's jobs, in a tray on every screen. */
export function Jobs() {
  const { jobs, come, dismiss } = useJobs();
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
      jobs={jobs.map((job) => toTrayJob(job, (one) => void save(one)))}
      onCancel={(id) => void change(cancel, id)}
      onRetry={(id) => void change(retry, id)}
      onDismiss={dismiss}
    />
  );
}
