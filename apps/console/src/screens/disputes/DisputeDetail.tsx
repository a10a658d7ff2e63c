import { calls } from '@khep/api';
import type { Dispute, DisputeRow } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { BoxComparison, WeightComparison } from '@khep/domain/disputes/ui';
import { Box, Grid, Stack, Text } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { formatDateTime } from '@khep/domain/days';
import { DisputeActions } from './DisputeActions.tsx';
import { DisputeProof } from './DisputeProof.tsx';

function History({ history }: Pick<Dispute, 'history'>) {
  return (
    <Text size="secondary" tone="second">
      {history.map(({ at, text, actor }) => `${formatDateTime(at)} ${text}, ${actor}`).join(' · ')}
    </Text>
  );
}

/** Shows an opened dispute: both boxes, both weights, the evidence, and its actions. */
export function DisputeDetail({ row }: { row: DisputeRow }) {
  const call = useCall(calls.disputes.get, { params: { id: row.id } });
  const dispute = call.data?.data.dispute;
  const hasSizes = row.category === 'weight' || row.category === 'dimensions';
  return (
    <Box paddingBlock={12} paddingInline={12}>
      <AsyncContent isLoading={call.isLoading} error={call.error} onRetry={() => void call.reload()}>
        {dispute && (
          <Stack gap={16}>
            <Grid columns={{ base: 1, lg: hasSizes ? 3 : 2 }} gap={24} align="start">
              {hasSizes && dispute.declared.size && (
                <BoxComparison packed={dispute.declared.size} billed={dispute.billed.size} />
              )}
              <WeightComparison
                declared={dispute.declared}
                billed={dispute.billed}
                scale_g={dispute.scale_g}
                formula={dispute.formula}
                card={dispute.card}
              />
              <DisputeProof dispute={dispute} />
            </Grid>
            <DisputeActions dispute={dispute} />
            <History history={dispute.history} />
          </Stack>
        )}
      </AsyncContent>
    </Box>
  );
}
