import { calls } from '@khep/api';
import type { Earnings } from '@khep/api';
import { toast } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';

const stale = { quiet: true, invalidates: ['finance.earnings', 'finance.earningOrders'] };

/** The gateway's fee, which no file has. */
export function PaymentFeeDrawer({
  settings,
  onClose,
}: {
  settings: Earnings['settings'];
  onClose: () => void;
}) {
  const { run } = useAction(calls.finance.saveSettings, stale);
  return (
    <FormDrawer
      title="Payment fee"
      description="Your gateway's fee on prepaid orders, without GST. Gateways don't return it with a refund."
      submitLabel="Save payment fee"
      onClose={onClose}
      form={{
        name: 'earnings:settings',
        schema: calls.finance.saveSettings.body,
        initial: settings,
        version: settings.version,
        save: ({ payment_fee_percent }, options) => run({ body: { payment_fee_percent } }, options),
        onSaved: () => {
          toast.success('Payment fee saved');
          onClose();
        },
      }}
      sections={() => [
        {
          fields: [
            {
              kind: 'number',
              name: 'payment_fee_percent',
              label: 'Fee, per cent',
              minValue: 0,
              isRequired: true,
              autoFocus: true,
            },
          ],
        },
      ]}
    />
  );
}
