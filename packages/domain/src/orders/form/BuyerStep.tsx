import { Checkbox, ComboBox, Grid, Heading, PhoneField, PincodeField, Stack, TextField } from '@khep/ui';
import { useState } from 'react';
import { indianStates } from '../../india/index.ts';
import type { DraftOrder, DraftPlace } from './draft.ts';
import type { FieldErrors } from '../validate.ts';

const states = indianStates.map(({ name }) => ({ id: name, label: name }));

/** Looks up city and state of a PIN code; undefined if unknown. */
export type LookUpPincode = (pincode: string) => Promise<{ city: string; state: string } | undefined>;

interface PlaceProps {
  /** `buyer_details` or `billing_details`. */
  path: string;
  value: DraftPlace;
  onChange: (patch: Partial<DraftPlace>) => void;
  errors: FieldErrors;
  lookUpPincode: LookUpPincode;
  autoFocus?: boolean;
}

/** Name and address fields. The PIN code fills in city and state, which stay editable. */
function PlaceFields({ path, value, onChange, errors, lookUpPincode, autoFocus = false }: PlaceProps) {
  const [hint, setHint] = useState('');
  const field = (name: keyof DraftPlace) => ({
    name: `${path}.${name}`,
    value: value[name],
    onChange: (text: string | undefined) => onChange({ [name]: text ?? '' }),
    errorMessage: errors[`${path}.${name}`],
  });

  async function find(pincode: string) {
    onChange({ pincode });
    setHint('');
    if (!/^\d{6}$/.test(pincode)) return;
    const place = await lookUpPincode(pincode);
    if (place) {
      onChange({ pincode, city: place.city, state: place.state });
      setHint(`${place.city}, ${place.state}`);
    } else {
      setHint("This PIN code isn't in the directory. Check it, or fill in city and state.");
    }
  }

  return (
    <Grid columns={{ base: 1, md: 2 }} gap={16}>
      <TextField label="Name" isRequired autoFocus={autoFocus} autoComplete="off" {...field('name')} />
      <PhoneField label="Phone" isRequired {...field('phone')} />
      <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
      <PincodeField
        label="PIN code"
        isRequired
        {...field('pincode')}
        onChange={(pincode) => void find(pincode ?? '')}
        {...(hint !== '' && { description: hint })}
      />
      <TextField
        label="Address"
        description="House, street and area"
        isRequired
        autoComplete="off"
        {...field('address')}
      />
      <TextField label="Landmark" autoComplete="off" {...field('landmark')} />
      <TextField label="City" isRequired autoComplete="off" {...field('city')} />
      <ComboBox label="State" isRequired items={states} {...field('state')} />
    </Grid>
  );
}

/** Props of every step of the order form. */
export interface OrderStepProps {
  draft: DraftOrder;
  /** Receives a patch, or a function of the current draft. */
  onChange: (patch: Partial<DraftOrder> | ((draft: DraftOrder) => Partial<DraftOrder>)) => void;
  /** Messages by dotted field path: `buyer_details.phone`. */
  errors: FieldErrors;
}

export interface BuyerStepProps extends OrderStepProps {
  lookUpPincode: LookUpPincode;
}

/** Step 1: buyer, shipping and billing address. */
export function BuyerStep({ draft, onChange, errors, lookUpPincode }: BuyerStepProps) {
  const extra = (name: 'alternate_phone' | 'company_name' | 'gst_number') => ({
    name: `buyer_details.${name}`,
    value: draft.buyer[name],
    onChange: (text: string | undefined) =>
      onChange((now) => ({ buyer: { ...now.buyer, [name]: text ?? '' } })),
    errorMessage: errors[`buyer_details.${name}`],
  });
  return (
    <Stack gap={24}>
      <Stack gap={16}>
        <Heading>Ship to</Heading>
        <PlaceFields
          path="buyer_details"
          value={draft.buyer}
          onChange={(patch) => onChange((now) => ({ buyer: { ...now.buyer, ...patch } }))}
          errors={errors}
          lookUpPincode={lookUpPincode}
          autoFocus
        />
        <Grid columns={{ base: 1, md: 3 }} gap={16}>
          <PhoneField label="Alternate phone" {...extra('alternate_phone')} />
          <TextField label="Company" autoComplete="off" {...extra('company_name')} />
          <TextField label="GSTIN" autoComplete="off" {...extra('gst_number')} />
        </Grid>
      </Stack>
      <Checkbox value={draft.isBillingSame} onChange={(isBillingSame) => onChange({ isBillingSame })}>
        Billing address is the same
      </Checkbox>
      {!draft.isBillingSame && (
        <Stack gap={16}>
          <Heading>Bill to</Heading>
          <PlaceFields
            path="billing_details"
            value={draft.billing}
            onChange={(patch) => onChange((now) => ({ billing: { ...now.billing, ...patch } }))}
            errors={errors}
            lookUpPincode={lookUpPincode}
          />
        </Stack>
      )}
    </Stack>
  );
}
