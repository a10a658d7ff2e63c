import { calls } from '@khep/api';
import type { EInvoice, GstMonth } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { eInvoiceCancelReasons } from '@khep/domain/gst';
import { EInvoiceTable } from '@khep/domain/gst/ui';
import type { EInvoiceData } from '@khep/domain/gst/ui';
import { formatCount } from '@khep/domain/money';
import { toast } from '@khep/ui';
import { useEffect, useRef, useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';

const stale = { invalidates: ['finance.eInvoices'] };
const quiet = { ...stale, quiet: true };

/** E-invoices of a month: who must, what waits, and what the portal gave. */
export function EInvoices({ month: { gstin, month } }: { month: GstMonth }) {
  const call = useCall(calls.finance.eInvoices, { query: { gstin, month } });
  const { run } = useAction(calls.finance.registerEInvoice, stale);
  const { run: registerQuietly } = useAction(calls.finance.registerEInvoice, quiet);
  const [pending, setPending] = useState<string>();
  const [cancelled, setCancelled] = useState<EInvoiceData>();
  const [isEntering, setEntering] = useState(false);
  const [progress, setProgress] = useState<{ at: number; total: number }>();
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  /**
   * One after the other, as the portal takes them. One that it refuses says why, and the others go on; the same reason twice is
   * of the portal or the log-in, which more tries could lock.
   */
  async function registerAll(invoices: readonly EInvoiceData[]) {
    isStopped.current = false;
    let registered = 0;
    let refusal: string | undefined;
    for (const [index, { order_id, number }] of invoices.entries()) {
      if (isStopped.current) break;
      setProgress({ at: index + 1, total: invoices.length });
      setPending(number);
      const answer = await registerQuietly({ body: { order_id, number } });
      if (answer.ok) {
        registered += 1;
        continue;
      }
      if (answer.reason === refusal) break;
      refusal = answer.reason;
      toast.error(`${number}: ${refusal}`);
    }
    setPending(undefined);
    setProgress(undefined);
    if (registered > 0) toast.success(`${formatCount(registered, 'document', 'documents')} registered`);
  }
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
            onRegisterAll={(invoices) => void registerAll(invoices)}
            progress={progress}
            onStop={() => {
              isStopped.current = true;
            }}
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

function CancelDrawer({
  invoice: { order_id, number, credits },
  onClose,
}: {
  invoice: Pick<EInvoice, 'order_id' | 'number' | 'credits'>;
  onClose: () => void;
}) {
  const { run } = useAction(calls.finance.cancelEInvoice, quiet);
  return (
    <FormDrawer
      title={`Cancel the e-invoice of ${number}?`}
      description={
        credits === null
          ? 'The portal marks this number as cancelled and never takes it again. In Khep the invoice stays in GSTR-1 until you cancel the order or credit its items.'
          : 'The portal marks this number as cancelled and never takes it again. In Khep the credit note stays in GSTR-1.'
      }
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
