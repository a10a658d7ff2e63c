export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
/** State of long work that runs in the background. */
export type JobState = (typeof jobStates)[number];

/** How a row of a job ends. `left_out`: it was skipped, with the reason. */
export const jobRowOutcomes = ['done', 'failed', 'left_out'] as const;
export type JobRowOutcome = (typeof jobRowOutcomes)[number];

export const jobRowStates = ['waiting', ...jobRowOutcomes] as const;
export type JobRowState = (typeof jobRowStates)[number];

/** Whether a job is waiting or running. */
export const isOpenJob = ({ state }: { state: JobState }): boolean =>
  state === 'queued' || state === 'running';
