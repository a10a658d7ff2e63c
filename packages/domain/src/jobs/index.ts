export { isOpenJob, jobRowOutcomes, jobRowStates, jobStates } from './states.ts';
export type { JobRowOutcome, JobRowState, JobState } from './states.ts';
