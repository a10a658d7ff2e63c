export interface LongestTask {
  /** By the clock. */
  ms: number;
  /** Of the processor: other work on the machine does not count. */
  cpuMs: number;
  /** Tasks over 50 ms by the clock. */
  long: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds, as all times of a trace. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** Finds the longest task of the page's main thread in a trace of Chromium. */
export function longestTask(trace: Buffer): LongestTask {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith('RunTask') && event.ph === 'X' && mains.has(thread(event)),
  );
  const times = tasks.map(({ dur = 0 }) => dur / 1000);
  return {
    ms: Math.max(0, ...times),
    cpuMs: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
    long: times.filter((time) => time > 50).length,
  };
}
