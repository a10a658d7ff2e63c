import { calls } from '@khep/api';
import type { ShopifyStore } from '@khep/api';
import { Button, ConfirmDialog } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';

/** Disconnects the shop, after saying what stops. */
export function DisconnectShopify({ store }: { store: ShopifyStore }) {
  const [isOpen, setOpen] = useState(false);
  const disconnect = useAction(calls.shopify.inactivate, {
    invalidates: ['shopify', 'integrations', 'home.summary'],
  });
  const confirm = async () => {
    const { ok } = await disconnect.run({});
    if (ok) setOpen(false);
  };
  const waiting = store.awbs.pending + store.awbs.failed;
  return (
    <ConfirmDialog
      trigger={<Button variant="ghost">Disconnect</Button>}
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={`Disconnect ${store.name}?`}
      confirmLabel="Disconnect Shopify"
      cancelLabel="Keep Shopify"
      tone="critical"
      isPending={disconnect.isPending}
      onConfirm={() => void confirm()}
    >
      New orders, edits and cancellations no longer arrive, and AWBs are no longer sent
      {waiting > 0 ? `; ${waiting} still wait` : ''}. Imported orders stay. The saved secret is deleted.
    </ConfirmDialog>
  );
}
