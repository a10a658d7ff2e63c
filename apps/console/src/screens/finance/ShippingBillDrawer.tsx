import { calls } from '@khep/api';
import type { DirectInvoice } from '@khep/api';
import { directMessages } from '@khep/domain/gst/ui';
import { toast } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { dayField } from '../../patterns/dayField.tsx';
import type { DrawerProps } from './issueForms.tsx';

const texts = directMessages.shippingBill;

/** The shipping bill of an export. */
export function ShippingBillDrawer({
  invoice: { number, bill_number, bill_date, port },
  onClose,
}: DrawerProps & { invoice: DirectInvoice }) {
  const { run } = useAction(calls.finance.saveShippingBill, { quiet: true, invalidates: ['finance'] });
  return (
    <FormDrawer
      title={texts.title(number)}
      submitLabel={texts.save}
      onClose={onClose}
      form={{
        name: `gst:shipping-bill:${number}`,
        schema: calls.finance.saveShippingBill.body,
        initial: { number, bill_number, bill_date, port },
        save: (body, options) => run({ body }, options),
        onSaved: () => {
          toast.success(texts.saved);
          onClose();
        },
      }}
      sections={(form) => [
        {
          fields: [
            { kind: 'text', name: 'bill_number', label: texts.number, autoFocus: true },
            dayField(form, 'bill_date', texts.day),
            { kind: 'text', name: 'port', label: texts.port, placeholder: 'INNSA1' },
          ],
        },
      ]}
    />
  );
}
