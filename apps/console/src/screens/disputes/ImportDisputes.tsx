import { calls } from '@khep/api';
import { ImportFlow } from '../../patterns/ImportFlow.tsx';
import { disputeInvalidates } from './invalidates.ts';

const nounOf = (count: number) => (count === 1 ? 'AWB' : 'AWBs');

/** Imports a courier's weight notice. */
export function ImportNotice() {
  return (
    <ImportFlow
      endpoint={calls.disputes.importNotices}
      type="weight-notice"
      title="Import weight notice"
      buttonLabel="Import notice"
      description="A CSV or Excel file with a row for each AWB"
      label="File of billed weights"
      nounOf={nounOf}
      invalidates={disputeInvalidates}
    >
      The wallet holds what each parcel costs above its declared weight until you answer.
    </ImportFlow>
  );
}

/** Imports a courier's responses to disputes. */
export function ImportResponses() {
  return (
    <ImportFlow
      endpoint={calls.disputes.importResponses}
      type="dispute-responses"
      title="Import responses"
      buttonLabel="Import responses"
      description="A CSV or Excel file with the outcome of each AWB: won, lost or partial"
      label="File of responses"
      nounOf={nounOf}
      invalidates={disputeInvalidates}
    >
      Won amounts are released, and lost ones debited.
    </ImportFlow>
  );
}
