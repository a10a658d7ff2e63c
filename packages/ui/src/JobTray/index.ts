export { JobTray, type JobTrayProps } from './JobTray.tsx';
export { jobStatuses, type Job, type JobStatus } from './job.ts';
