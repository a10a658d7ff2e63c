import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatDateTime } from '@khep/domain/days';
import { Callout, Card, RelativeTime, Stack, Text } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';

/** When the data of the installation was last backed up, for owners. */
export function BackupCard() {
  const call = useCall(calls.security.backup);
  return (
    <Card title="Backup" description="A copy of all orders and files that can be restored">
      <CallContent call={call}>
        {({ data: { verified_at, every_hours, is_late } }) => {
          if (verified_at === null)
            return (
              <Callout tone="caution" title="No backup found">
                {every_hours === null
                  ? 'This server makes none. Ask the person who runs Khep when the last one was made.'
                  : `The first one is made within ${every_hours} hours.`}
              </Callout>
            );
          return (
            <Stack gap={12}>
              <Text>
                Last verified backup: <RelativeTime at={verified_at} isPlain />, {formatDateTime(verified_at)}
              </Text>
              {is_late && (
                <Callout tone="caution" title="The backup is old">
                  Orders since then would be lost with the disk. Ask the person who runs Khep.
                </Callout>
              )}
            </Stack>
          );
        }}
      </CallContent>
    </Card>
  );
}
