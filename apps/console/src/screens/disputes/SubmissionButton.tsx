import { calls } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { DownloadButton } from '../../data/DownloadButton.tsx';

interface SubmissionButtonProps {
  courierId: number;
  /** @default all that are with the courier */
  disputeIds?: readonly string[];
  children?: string;
}

/** Downloads disputes in the courier's own format. */
export function SubmissionButton({
  courierId,
  disputeIds,
  children = 'Download for the courier',
}: SubmissionButtonProps) {
  const client = useClient();
  return (
    <DownloadButton
      name="disputes.csv"
      failure={calls.disputes.submission.errorMessage}
      file={() =>
        client.call(
          calls.disputes.submission,
          { query: { courier_id: courierId, ...(disputeIds && { dispute_ids: [...disputeIds] }) } },
          { quiet: true },
        )
      }
    >
      {children}
    </DownloadButton>
  );
}
