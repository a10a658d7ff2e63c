import { calls } from '@khep/api';
import type { BillingSettingsDraft } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { indianStates } from '@khep/domain/india';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { FormPage } from '../../patterns/FormPage.tsx';
import type { FormSection } from '../../patterns/formFields.ts';
import { MandateCard } from './MandateCard.tsx';

const stateItems = indianStates.map(({ name }) => ({ id: name, label: name }));

const addressSection: FormSection<BillingSettingsDraft> = {
  title: 'Billing address',
  description: "Khep's invoices are issued to it.",
  fields: [
    { kind: 'text', name: 'billing_name', label: 'Legal name' },
    { kind: 'text', name: 'gst_no', label: 'GSTIN' },
    { kind: 'text', name: 'email', label: 'Email for invoices', type: 'email' },
    { kind: 'text', name: 'pincode', label: 'PIN code', inputMode: 'numeric' },
    { kind: 'text', name: 'address', label: 'Address' },
    { kind: 'text', name: 'city', label: 'City' },
    {
      kind: 'combobox',
      name: 'state',
      label: 'State',
      items: stateItems,
      description: 'GST on the invoices depends on it.',
    },
  ],
};

/** Billing address, who bills shipments, low-balance alert and auto-recharge. */
export default function BillingSettings() {
  const call = useCall(calls.billing.settings);
  const save = useAction(calls.billing.settingsSave, { invalidates: ['billing', 'wallet'] });
  const settings = call.data?.data;
  return (
    <FormPage
      title="Billing settings"
      submitLabel="Save settings"
      breadcrumbs={[{ label: 'Billing', href: paths.billing() }, { label: 'Settings' }]}
      cancelHref={paths.billing()}
      record={call}
      form={
        settings && {
          name: 'billing-settings',
          schema: calls.billing.settingsSave.body,
          initial: settings,
          save: (body, options) => save.run({ body }, options),
          onSaved: () => void call.reload(),
        }
      }
      after={settings && <MandateCard settings={settings} />}
      sections={(form) => [
        addressSection,
        {
          title: 'Who bills shipments',
          fields: [
            {
              kind: 'switch',
              name: 'bills_freight',
              label: 'Khep bills shipments without an own contract, through the wallet',
              description:
                'Off: your couriers bill all shipments. Shipments that are booked already keep who bills them.',
            },
          ],
        },
        {
          title: 'Balance alert',
          fields: [
            { kind: 'switch', name: 'alert.is_on', label: 'Send an email when the balance is low' },
            form.values.alert?.is_on === true && {
              kind: 'money',
              name: 'alert.below',
              label: 'Alert below',
            },
            form.values.alert?.is_on === true && {
              kind: 'text',
              name: 'alert.email',
              label: 'Email',
              type: 'email',
              description: 'Empty: the email for invoices.',
            },
          ],
        },
        {
          title: 'Auto-recharge',
          description: 'Charges your UPI AutoPay mandate, at most three times in 24 hours.',
          fields: [
            { kind: 'switch', name: 'auto_recharge.is_on', label: 'Recharge automatically' },
            form.values.auto_recharge?.is_on === true && {
              kind: 'money',
              name: 'auto_recharge.below',
              label: 'Recharge below',
            },
            form.values.auto_recharge?.is_on === true && {
              kind: 'money',
              name: 'auto_recharge.amount',
              label: 'Recharge amount',
            },
          ],
        },
      ]}
    />
  );
}
