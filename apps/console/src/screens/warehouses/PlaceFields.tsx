import type { WarehouseDraft } from '@khep/api';
import { ComboBox, Grid, NumberField, PhoneField, PincodeField, TextField } from '@khep/ui';
import { indianStates } from '@khep/domain/india';
import { useState } from 'react';
import type { FieldBinding, FormState } from '../../forms/useForm.ts';
import { lookUpPincode } from '../../forms/lookUpPincode.ts';
import type { PlaceField } from './warehouseValues.ts';

const states = indianStates.map(({ name }) => ({ id: name, label: name }));

export interface PlaceFieldsProps {
  form: FormState<WarehouseDraft>;
  /** `return_` for the address of returns. */
  prefix: '' | 'return_';
}

/** A place that couriers go to. The PIN code fills in city and state, which can then be corrected. */
export function PlaceFields({ form, prefix }: PlaceFieldsProps) {
  const [hint, setHint] = useState('');
  const isReturn = prefix !== '';
  const field = <T,>(name: PlaceField) =>
    form.field(`${prefix}${name}` as keyof WarehouseDraft) as unknown as FieldBinding<T>;
  const set = (patch: Partial<Record<PlaceField, unknown>>) =>
    form.set(
      Object.fromEntries(
        Object.entries(patch).map(([name, value]) => [`${prefix}${name}`, value]),
      ) as Partial<WarehouseDraft>,
    );
  const text = (name: PlaceField) => field<string>(name);

  async function find(pincode: string | undefined) {
    set({ pincode: pincode ?? '' });
    setHint('');
    if (!/^\d{6}$/.test(pincode ?? '')) return;
    const place = await lookUpPincode(pincode ?? '');
    if (place) set({ city: place.city, state: place.state });
    else setHint('This PIN code is not in the directory. Check it, then fill in city and state.');
  }

  return (
    <Grid columns={{ base: 1, md: 2 }} gap={16}>
      <TextField
        label={isReturn ? 'Name of the place' : 'Warehouse name'}
        isRequired={!isReturn}
        {...text('name')}
      />
      <TextField label="Contact person" isRequired={!isReturn} {...text('poc_name')} />
      <PhoneField label="Phone" isRequired={!isReturn} {...text('phone')} />
      <TextField label="Email" type="email" {...text('email')} />
      <TextField
        label="Address"
        description="House, street and area"
        isRequired={!isReturn}
        {...text('address')}
      />
      <TextField label="Landmark" {...text('landmark')} />
      <PincodeField
        label="PIN code"
        isRequired={!isReturn}
        {...text('pincode')}
        onChange={(pincode) => void find(pincode)}
        {...(hint !== '' && { description: hint })}
      />
      <TextField label="City" isRequired={!isReturn} {...text('city')} />
      <ComboBox label="State" items={states} isRequired={!isReturn} {...text('state')} />
      <TextField label="Country" {...text('country')} />
      <TextField label="GSTIN" {...text('gst_in')} />
      <TextField label="Map link" type="url" {...text('google_location_link')} />
      <TextField label="Opens at" placeholder="10:00" isNumeric {...text('opening_time')} />
      <TextField label="Closes at" placeholder="19:00" isNumeric {...text('closing_time')} />
      <NumberField
        label="Latitude"
        {...field<number>('latitude')}
        onChange={(latitude) => set({ latitude: latitude ?? null })}
      />
      <NumberField
        label="Longitude"
        {...field<number>('longitude')}
        onChange={(longitude) => set({ longitude: longitude ?? null })}
      />
    </Grid>
  );
}
