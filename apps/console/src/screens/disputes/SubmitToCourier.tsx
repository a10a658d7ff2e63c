import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Button, Dialog, Stack, Text } from '@khep/ui';
import { SubmissionButton } from './SubmissionButton.tsx';

const pageSize = 200;

/** Downloads all disputes that are with a courier, in the format of each. */
export function SubmitToCourier() {
  const rows = useCall(calls.disputes.list, { query: { status: ['DISPUTED'], page_size: pageSize } }).data
    ?.data.disputes;
  const couriers = new Map(rows?.map(({ courier_id, courier_name }) => [courier_id, courier_name]));
  return (
    <Dialog title="Submit disputes" trigger={<Button>Submission files</Button>}>
      <Stack gap={12}>
        <Text>
          {couriers.size === 0
            ? 'No dispute is with a courier. Dispute a charge first.'
            : 'A file for each courier in its own format, with the points and links to the photos. Send it to your contact, or upload it to the portal.'}
        </Text>
        {[...couriers].map(([id, name]) => (
          <SubmissionButton key={id} courierId={id}>{`Download for ${name}`}</SubmissionButton>
        ))}
      </Stack>
    </Dialog>
  );
}
