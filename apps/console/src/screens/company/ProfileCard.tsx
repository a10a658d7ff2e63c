import { calls } from '@khep/api';
import type { CompanyProfile } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { describeTurnover, profileStatus, turnoverBands } from '@khep/domain/company';
import { CompanyProfileDetails } from '@khep/domain/company/ui';
import { Button, Card, Inline, StatusBadge } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import type { FormSections } from '../../patterns/formFields.ts';
import { companyCalls } from './companyCalls.ts';

const turnovers = [
  { id: '', label: 'Not set' },
  ...turnoverBands.filter((id) => id !== '').map((id) => ({ id, label: describeTurnover(id) })),
];

function ProfileDrawer({ profile, onClose }: { profile: CompanyProfile; onClose: () => void }) {
  const save = useAction(calls.company.profileUpdate, { invalidates: [...companyCalls, 'auth.session'] });
  const timezones = useCall(calls.utils.timezones).data?.data.timezones ?? [];
  const currencies = useCall(calls.utils.currencies).data?.data.currencies ?? [];
  const sections: FormSections<CompanyProfile> = () => [
    {
      fields: [
        {
          kind: 'text',
          name: 'company_name',
          label: 'Company name',
          description: 'As registered. Printed on invoices.',
          isRequired: true,
          autoFocus: true,
        },
        {
          kind: 'text',
          name: 'brand_name',
          label: 'Brand name',
          description: 'Printed on labels and shown to buyers.',
          isRequired: true,
        },
        { kind: 'text', name: 'email', label: 'Email', type: 'email', isRequired: true },
        { kind: 'phone', name: 'mobile', label: 'Mobile', isRequired: true },
        { kind: 'text', name: 'website', label: 'Website', type: 'url', placeholder: 'https://' },
        { kind: 'address', prefix: '', hasLandmark: false },
        {
          kind: 'radio',
          name: 'turnover',
          label: 'Turnover of the last financial year',
          description: 'It decides how many digits of the HSN invoices must show.',
          items: turnovers,
        },
        {
          kind: 'combobox',
          name: 'timezone',
          label: 'Time zone',
          items: timezones.map(({ id, name }) => ({ id, label: name })),
        },
        {
          kind: 'combobox',
          name: 'currency',
          label: 'Currency',
          items: currencies.map(({ code, name }) => ({ id: code, label: name })),
        },
        { kind: 'image', name: 'logo', label: 'Logo' },
      ],
    },
  ];
  return (
    <FormDrawer
      title="Company profile"
      submitLabel="Save profile"
      onClose={onClose}
      form={{
        name: 'company-profile',
        schema: calls.company.profileUpdate.body,
        initial: profile,
        save: (body, options) => save.run({ body }, options),
        onSaved: onClose,
      }}
      sections={sections}
    />
  );
}

/** Name, address and turnover of the company. */
export function ProfileCard() {
  const call = useCall(calls.company.profile);
  const [isOpen, setOpen] = useState(false);
  const profile = call.data?.data;
  const status = profile && profileStatus(profile);
  return (
    <Card
      title={
        <Inline gap={8}>
          Profile
          {status && <StatusBadge tone={status.tone}>{status.label}</StatusBadge>}
        </Inline>
      }
      description="On invoices, labels and emails to buyers"
      actions={
        profile && (
          <Button size="small" onPress={() => setOpen(true)}>
            Edit profile
          </Button>
        )
      }
    >
      <CallContent call={call}>{({ data }) => <CompanyProfileDetails profile={data} />}</CallContent>
      {isOpen && profile && <ProfileDrawer profile={profile} onClose={() => setOpen(false)} />}
    </Card>
  );
}
