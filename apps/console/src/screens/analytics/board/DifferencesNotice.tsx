import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Box, Callout, Stack } from '@khep/ui';

/** One mistake differs in many sums; the first ones show which numbers to doubt. */
const mostShown = 3;

/** Names the sums that were found to differ from the orders, until they agree again. */
export function DifferencesNotice() {
  const { data } = useCall(calls.analytics.differences, {}, { quiet: true });
  const differences = data?.data.differences ?? [];
  if (differences.length === 0) return null;
  const more = differences.length - mostShown;
  return (
    <Callout tone="caution" title="Some numbers differ from the orders">
      <Stack gap={4}>
        {differences.slice(0, mostShown).map(({ id, words }) => (
          <Box key={id}>{words}</Box>
        ))}
        {more > 0 && <Box>{`And ${more} more.`}</Box>}
      </Stack>
    </Callout>
  );
}
