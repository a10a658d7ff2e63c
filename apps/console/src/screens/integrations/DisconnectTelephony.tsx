import { calls } from '@khep/api';
import type { TelephonyAccount } from '@khep/api';
import { Button, Card, ConfirmDialog, Text } from '@khep/ui';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';

/** Disconnects a telephony account and deletes its token. */
export function DisconnectTelephony({ account }: { account: TelephonyAccount }) {
  const [isOpen, setOpen] = useState(false);
  const remove = useAction(calls.telephony.remove, {
    invalidates: ['telephony', 'integrations', 'ndr.calls'],
  });
  const confirm = async () => {
    const { ok } = await remove.run({ params: { code: account.id } });
    if (ok) navigate(paths.integrations());
  };
  return (
    <Card title="Connected">
      <Text tone="second">{`Calls show ${account.caller_id}.`}</Text>
      <ConfirmDialog
        trigger={<Button variant="ghost">Disconnect</Button>}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`Disconnect ${account.name}?`}
        confirmLabel={`Disconnect ${account.name}`}
        cancelLabel={`Keep ${account.name}`}
        tone="critical"
        isPending={remove.isPending}
        onConfirm={() => void confirm()}
      >
        Its API token is deleted here, and buyers can no longer be called from NDR. Recordings that are stored
        stay.
      </ConfirmDialog>
    </Card>
  );
}
