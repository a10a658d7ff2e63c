import { calls } from '@khep/api';
import type { Gateway } from '@khep/api';
import { Button, Card, ConfirmDialog, Text } from '@khep/ui';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';

/** Disconnects a gateway and deletes its secrets. */
export function DisconnectGateway({ gateway }: { gateway: Gateway }) {
  const [isOpen, setOpen] = useState(false);
  const remove = useAction(calls.pg.remove, { invalidates: ['pg', 'integrations'] });
  const confirm = async () => {
    const { ok } = await remove.run({ params: { code: gateway.id } });
    if (ok) navigate(paths.integrations());
  };
  return (
    <Card title="Connected">
      <Text tone="second">{gateway.mode === 'test' ? 'With a test key.' : 'With a live key.'}</Text>
      <ConfirmDialog
        trigger={<Button variant="ghost">Disconnect</Button>}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`Disconnect ${gateway.name}?`}
        confirmLabel={`Disconnect ${gateway.name}`}
        cancelLabel={`Keep ${gateway.name}`}
        tone="critical"
        isPending={remove.isPending}
        onConfirm={() => void confirm()}
      >
        Its key secret and webhook secret are deleted here. Payments of your shop aren&apos;t affected.
      </ConfirmDialog>
    </Card>
  );
}
