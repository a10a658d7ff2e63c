import { PrivacyPreference } from '@khep/api';
import { Page, Stack } from '@khep/ui';
import { useAccess } from '../../data/useAccess.ts';
import type { FormSections } from '../../patterns/formFields.ts';
import { PreferenceForm } from '../../patterns/PreferenceForm.tsx';
import { EraseBuyer } from './EraseBuyer.tsx';

const sections: FormSections<PrivacyPreference> = () => [
  {
    title: 'How long it is stored',
    description:
      "Name, contacts and address of a buyer are erased this long after an order's last change. Invoices keep their recipient for nine years, as the law asks.",
    fields: [
      {
        kind: 'number',
        name: 'buyer_data_months',
        label: 'Time after the last change',
        unit: 'months',
        minValue: 6,
        maxValue: 96,
        maxDecimals: 0,
      },
    ],
  },
];

/** How long buyers' data is stored, and its erasure when a buyer asks for it. */
export default function BuyerData() {
  const { user } = useAccess();
  return (
    <Page title="Buyer data" description="How long it is stored, and its erasure when a buyer asks for it.">
      <Stack gap={24}>
        <PreferenceForm
          type="privacy_preference"
          schema={PrivacyPreference}
          submitLabel="Save period"
          sections={sections}
        />
        <EraseBuyer isOwner={user?.business_role === 'owner'} />
      </Stack>
    </Page>
  );
}
