import { calls } from '@khep/api';
import type { Submission } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { Button, Dialog, Inline, Stack, Text } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { disputeInvalidates } from './invalidates.ts';
import { SubmissionButton } from './SubmissionButton.tsx';

const counted = (count: number) => `${formatNumber(count)} ${count === 1 ? 'dispute' : 'disputes'}`;

/** Shows the disputes with one courier, to email to its support desk or download for its portal. */
function CourierSubmission({ submission }: { submission: Submission }) {
  const { courier_id, courier_name, disputes, unsent, amount, support_email, problem } = submission;
  const send = useAction(calls.disputes.submit, { invalidates: disputeInvalidates });
  return (
    <Stack gap={4}>
      <Text weight="semibold">{courier_name}</Text>
      <Text size="secondary" tone="second">
        {`${counted(disputes)}, ${formatRupeeValue(amount)} at stake. `}
        {unsent === 0 ? 'All were emailed.' : problem || `${counted(unsent)} not emailed yet.`}
      </Text>
      <Inline gap={8}>
        {problem === '' && unsent > 0 && (
          <Button
            tone="accent"
            size="small"
            isPending={send.isPending}
            onPress={() => void send.run({ body: { courier_id } })}
          >
            {`Email ${formatNumber(unsent)} to ${support_email}`}
          </Button>
        )}
        <SubmissionButton courierId={courier_id}>{`Download for ${courier_name}`}</SubmissionButton>
      </Inline>
    </Stack>
  );
}

function Submissions() {
  const { data, error, reload } = useCall(calls.disputes.submissions);
  const submissions = data?.data.submissions;
  return (
    <AsyncContent
      isLoading={submissions === undefined}
      error={submissions ? undefined : error}
      onRetry={() => void reload()}
    >
      <Stack gap={16}>
        <Text>
          {submissions?.length === 0
            ? 'No dispute is with a courier. Dispute a charge first.'
            : 'A file for each courier in its own format, with the points and links to the photos.'}
        </Text>
        {submissions?.map((one) => (
          <CourierSubmission key={one.courier_id} submission={one} />
        ))}
      </Stack>
    </AsyncContent>
  );
}

/** Sends the disputes that are with couriers, in the format of each. */
export function SubmitToCourier() {
  return (
    <Dialog title="Submit disputes" trigger={<Button>Submission files</Button>}>
      <Submissions />
    </Dialog>
  );
}
