import { calls } from '@khep/api';
import type { CompanyProfile } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { turnoverOf } from '@khep/domain/company';
import { AddressFields } from '@khep/domain/india/ui';
import { hsnDigits } from '@khep/domain/tax';
import { Avatar, Button, Card, DescriptionList, Inline, StatusBadge } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { lookUpPincode } from '../../forms/lookUpPincode.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import type { FormSections } from '../../patterns/formFields.ts';
import { companyCalls } from './companyCalls.ts';
import { profileStatus } from './companyStatus.ts';

const none = 'Not set';

/** The turnover with what follows from it. */
function turnoverText(turnover: CompanyProfile['turnover']): string {
  if (turnover === '') return `${none}: HSN digits unknown`;
  const digits = hsnDigits(turnoverOf(turnover));
  return turnover === 'above_5_crore'
    ? `Above ₹5 crore: HSN with ${digits} digits`
    : `Up to ₹5 crore: HSN with ${digits} digits`;
}

const turnovers = [
  { id: '', label: none },
  { id: 'up_to_5_crore', label: turnoverText('up_to_5_crore') },
  { id: 'above_5_crore', label: turnoverText('above_5_crore') },
];

function ProfileDrawer({ profile, onClose }: { profile: CompanyProfile; onClose: () => void }) {
  const save = useAction(calls.company.profileUpdate, { invalidates: [...companyCalls, 'auth.session'] });
  const timezones = useCall(calls.utils.timezones).data?.data.timezones ?? [];
  const currencies = useCall(calls.utils.currencies).data?.data.currencies ?? [];
  const sections: FormSections<CompanyProfile> = (form) => [
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
        {
          kind: 'custom',
          labels: { pincode: 'PIN code', address: 'Address', city: 'City', state: 'State' },
          content: (
            <AddressFields
              value={{
                pincode: form.values.pincode ?? '',
                address: form.values.address ?? '',
                landmark: '',
                city: form.values.city ?? '',
                state: form.values.state ?? '',
              }}
              onChange={form.set}
              nameOf={(part) => part}
              errors={form.errors}
              lookUpPincode={lookUpPincode}
              isRequired={false}
              hasLandmark={false}
            />
          ),
        },
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
  const { data, error, reload } = useCall(calls.company.profile);
  const [isOpen, setOpen] = useState(false);
  const profile = data?.data;
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
      <AsyncContent
        isLoading={profile === undefined}
        error={profile ? undefined : error}
        onRetry={() => void reload()}
      >
        {profile && (
          <DescriptionList
            layout="stacked"
            items={[
              { term: 'Company', detail: profile.company_name },
              { term: 'Brand', detail: profile.brand_name },
              { term: 'Email', detail: profile.email || none },
              { term: 'Mobile', detail: profile.mobile || none },
              {
                term: 'Address',
                detail:
                  [profile.address, profile.city, profile.state, profile.pincode]
                    .filter(Boolean)
                    .join(', ') || none,
              },
              { term: 'Website', detail: profile.website || none },
              { term: 'Turnover', detail: turnoverText(profile.turnover) },
              {
                term: 'Region',
                detail: [profile.country, profile.timezone, profile.currency].filter(Boolean).join(', '),
              },
              ...(profile.logo === ''
                ? []
                : [{ term: 'Logo', detail: <Avatar name={profile.brand_name} src={profile.logo} /> }]),
            ]}
          />
        )}
      </AsyncContent>
      {isOpen && profile && <ProfileDrawer profile={profile} onClose={() => setOpen(false)} />}
    </Card>
  );
}
