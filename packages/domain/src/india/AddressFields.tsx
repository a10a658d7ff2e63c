import { PincodeField, TextField } from '@khep/ui';
import { useEffect, useRef, useState } from 'react';
import { domainMessages } from '../messages.ts';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import type { DomainMessagesOf } from '../DomainMessagesProvider.tsx';
import { StateField } from './StateField.tsx';
import { isSameState } from './states.ts';

const defaults = domainMessages.address;

/** Looks up city and state of a PIN code; undefined if unknown. */
export type LookUpPincode = (pincode: string) => Promise<{ city: string; state: string } | undefined>;

/** An address while edited. */
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
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>;
  lookUpPincode: LookUpPincode;
  /** @default true */
  isRequired?: boolean;
  /** An address for documents has none. @default true */
  hasLandmark?: boolean;
}

type Place = { city: string; state: string };
const isComplete = (pincode: string) => /^\d{6}$/.test(pincode);

/** Returns a warning about the PIN code, or its place. */
function pincodeHint(
  value: AddressValue,
  found: Place | 'unknown' | undefined,
  messages: DomainMessagesOf<'address'>,
): string | undefined {
  if (found === undefined) return undefined;
  if (found === 'unknown') return messages.unknownPincode;
  if (value.state !== '' && !isSameState(value.state, found.state)) return messages.otherState(found.state);
  return `${found.city}, ${found.state}`;
}

/**
 * The fields of an Indian address, for a Grid. The PIN code fills in city and state, which stay editable; a state
 * that doesn't match the PIN code shows a warning.
 */
export function AddressFields({
  value,
  onChange,
  nameOf,
  errors,
  lookUpPincode,
  isRequired = true,
  hasLandmark = true,
}: AddressFieldsProps) {
  const messages = useDomainMessages('address', defaults);
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
    // Ignores an outdated lookup.
    if (latest.current !== pincode) return;
    setFound({ pincode, place: place ?? 'unknown' });
    if (place) onChange({ city: place.city, state: place.state });
  }

  const hint = pincodeHint(value, found?.pincode === value.pincode ? found.place : undefined, messages);
  return (
    <>
      <PincodeField
        label={messages.pincode}
        isRequired={isRequired}
        {...text('pincode')}
        onChange={(pincode) => void changePincode(pincode ?? '')}
        {...(hint !== undefined && { description: hint })}
      />
      <TextField
        label={messages.address}
        description={messages.addressHelp}
        isRequired={isRequired}
        autoComplete="off"
        {...text('address')}
      />
      {hasLandmark && <TextField label={messages.landmark} autoComplete="off" {...text('landmark')} />}
      <TextField label={messages.city} isRequired={isRequired} autoComplete="off" {...text('city')} />
      <StateField isRequired={isRequired} {...text('state')} />
    </>
  );
}
