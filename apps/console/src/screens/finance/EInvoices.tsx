import { calls } from '@khep/api';
import type { EInvoice, GstMonth } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { eInvoiceCancelReasons } from '@khep/domain/gst';
import { EInvoiceTable } from '@khep/domain/gst/ui';
import type { EInvoiceData } from '@khep/domain/gst/ui';
import { toast } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';

const stale = { invalidates: ['finance.eInvoices'] };

/** E-invoices of a month: who must, what waits, and what the portal gave. */
export function EInvoices({ month: { gstin, month } }: { month: GstMonth }) {
  const call = useCall(calls.finance.eInvoices, { query: { gstin, month } });
  const { run } = useAction(calls.finance.registerEInvoice, stale);
  const [pending, setPending] = useState<string>();
  const [cancelled, setCancelled] = useState<EInvoiceData>();
  const [isEntering, setEntering] = useState(false);
  async function register({ order_id, number }: EInvoiceData) {
    setPending(number);
    await run({ body: { order_id, number } });
    setPending(undefined);
  }
  return (
    <>
      <CallContent call={call}>
        {({ data }) => (
          <EInvoiceTable
            invoices={data.invoices}
            isNeeded={data.is_needed}
            isConnected={data.is_connected}
            isSimulated={data.is_simulated}
            username={data.username}
            pending={pending}
            hrefOf={paths.orderDetails}
            onRegister={(invoice) => void register(invoice)}
            onCancel={setCancelled}
            onEnterUser={() => setEntering(true)}
          />
        )}
      </CallContent>
      {cancelled && <CancelDrawer invoice={cancelled} onClose={() => setCancelled(undefined)} />}
      {isEntering && <AccountDrawer gstin={gstin} onClose={() => setEntering(false)} />}
    </>
  );
}

const quiet = { ...stale, quiet: true };

function CancelDrawer({
  invoice: { order_id, number },
  onClose,
}: {
  invoice: Pick<EInvoice, 'order_id' | 'number'>;
  onClose: () => void;
}) {
  const { run } = useAction(calls.finance.cancelEInvoice, quiet);
  return (
    <FormDrawer
      title={`Cancel the e-invoice of ${number}?`}
      description="The portal never takes this number again. The invoice itself stays: cancel the order, or issue a credit note."
      submitLabel="Cancel e-invoice"
      onClose={onClose}
      form={{
        name: `einvoice:${number}`,
        schema: calls.finance.cancelEInvoice.body,
        initial: { order_id, number, reason: '3', remark: '' },
        save: (body, options) => run({ body }, options),
        onSaved: () => {
          toast.success('E-invoice cancelled');
          onClose();
        },
      }}
      sections={() => [
        {
          fields: [
            {
              kind: 'select',
              name: 'reason',
              label: 'Reason',
              items: Object.entries(eInvoiceCancelReasons).map(([id, label]) => ({ id, label })),
            },
            { kind: 'text', name: 'remark', label: 'Remark', isRequired: true, autoFocus: true },
          ],
        },
      ]}
    />
  );
}

function AccountDrawer({ gstin, onClose }: { gstin: string; onClose: () => void }) {
  const { run } = useAction(calls.finance.saveEInvoiceAccount, quiet);
  return (
    <FormDrawer
      title={`Portal user of ${gstin}`}
      description="On the e-invoice portal, make an API user for Khep's service provider. Its password is saved encrypted and never shown."
      submitLabel="Save portal user"
      onClose={onClose}
      form={{
        name: `einvoice-account:${gstin}`,
        schema: calls.finance.saveEInvoiceAccount.body,
        except: ['password'],
        initial: { gstin, username: '', password: '' },
        save: (body, options) => run({ body }, options),
        onSaved: () => {
          toast.success('Portal user saved');
          onClose();
        },
      }}
      sections={() => [
        {
          fields: [
            { kind: 'text', name: 'username', label: 'Username', isRequired: true, autoFocus: true },
            {
              kind: 'password',
              name: 'password',
              label: 'Password',
              isRequired: true,
              autoComplete: 'new-password',
            },
          ],
        },
      ]}
    />
  );
}
