import { Box, Callout, Stack } from '@khep/ui';
import type { ResultCounts, RowResults } from '@khep/ui';

const maxNamed = 5;

interface BulkFailuresProps {
  /** The action: "Change warehouse". */
  label: string;
  results: RowResults;
  counts: ResultCounts;
  /** Returns the name of a row. */
  nameOf: (key: string) => string;
}

/** "KH-1, KH-2 and 12 more" */
function listNames(names: readonly string[]): string {
  const shown = names.slice(0, maxNamed).join(', ');
  return names.length > maxNamed ? `${shown} and ${names.length - maxNamed} more` : shown;
}

/** Why some rows were not changed, by reason: also for rows that are not on screen. */
export function BulkFailures({ label, results, counts, nameOf }: BulkFailuresProps) {
  const { running, done, failed } = counts;
  if (running > 0 || failed === 0) return null;
  const reasons = Map.groupBy(results.failedKeys(), (key) => {
    const result = results.get(key);
    return result?.state === 'failed' ? result.problem : '';
  });
  return (
    <Callout
      tone={done === 0 ? 'critical' : 'caution'}
      isAlert
      title={`${label}: ${failed} of ${failed + done} failed`}
      onDismiss={() => results.clear()}
    >
      <Stack gap={4}>
        {[...reasons].map(([reason, keys]) => (
          <Box key={reason}>{`${listNames(keys.map(nameOf))}: ${reason}`}</Box>
        ))}
      </Stack>
    </Callout>
  );
}
