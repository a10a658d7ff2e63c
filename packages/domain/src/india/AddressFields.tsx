import { ComboBox, PincodeField, TextField } from '@khep/ui';
import { useEffect, useRef, useState } from 'react';
import { indianStates, isSameState } from './states.ts';

const states = indianStates.map(({ name }) => ({ id: name, label: name }));

/** Looks up city and state of a PIN code; undefined if unknown. */
export type LookUpPincode = (pincode: string) => Promise<{ city: string; state: string } | undefined>;

/** An address as it is typed. */
export interface AddressValue {
  pincode: string;
  address: string;
  landmark: string;
  city: string;
  state: string;
}

export interface AddressFieldsProps {
  value: Readonly<AddressValue>;
  onChange: (patch: Partial<AddressValue>) => void;
  /** Name of a part in the form: `buyer_details.pincode`, `return_city`. */
  nameOf: (part: keyof AddressValue) => string;
  /** Messages by the field's name. */
  errors: Readonly<Record<string, string>>;
  lookUpPincode: LookUpPincode;
  /** @default true */
  isRequired?: boolean;
}

type Place = { city: string; state: string };
const isComplete = (pincode: string) => /^\d{6}$/.test(pincode);

/** What is doubtful about the PIN code, or the place it is in. */
function hintOf(value: AddressValue, found: Place | 'unknown' | undefined): string | undefined {
  if (found === undefined) return undefined;
  if (found === 'unknown')
    return "This PIN code isn't in the directory. Check it, then enter city and state.";
  if (value.state !== '' && !isSameState(value.state, found.state))
    return `This PIN code is in ${found.state}. Check the state or the PIN code.`;
  return `${found.city}, ${found.state}`;
}

/**
 * The fields of an Indian address, for a Grid: the PIN code first, which fills in city and state. Both stay open to
 * correction; a state that doesn't match the PIN code is a warning.
 */
export function AddressFields({
  value,
  onChange,
  nameOf,
  errors,
  lookUpPincode,
  isRequired = true,
}: AddressFieldsProps) {
  const [found, setFound] = useState<{ pincode: string; place: Place | 'unknown' }>();
  const latest = useRef(value.pincode);
  useEffect(() => {
    latest.current = value.pincode;
  });
  const text = (part: keyof AddressValue) => ({
    name: nameOf(part),
    value: value[part],
    onChange: (next: string | undefined) => onChange({ [part]: next ?? '' }),
    errorMessage: errors[nameOf(part)],
  });

  async function changePincode(pincode: string) {
    latest.current = pincode;
    onChange({ pincode });
    if (!isComplete(pincode)) return;
    const place = await lookUpPincode(pincode);
    // Another PIN code was typed while this one was looked up.
    if (latest.current !== pincode) return;
    setFound({ pincode, place: place ?? 'unknown' });
    if (place) onChange({ city: place.city, state: place.state });
  }

  const hint = hintOf(value, found?.pincode === value.pincode ? found.place : undefined);
  return (
    <>
      <PincodeField
        label="PIN code"
        isRequired={isRequired}
        {...text('pincode')}
        onChange={(pincode) => void changePincode(pincode ?? '')}
        {...(hint !== undefined && { description: hint })}
      />
      <TextField
        label="Address"
        description="House, street and area"
        isRequired={isRequired}
        autoComplete="off"
        {...text('address')}
      />
      <TextField label="Landmark" autoComplete="off" {...text('landmark')} />
      <TextField label="City" isRequired={isRequired} autoComplete="off" {...text('city')} />
      <ComboBox label="State" isRequired={isRequired} items={states} {...text('state')} />
    </>
  );
}
