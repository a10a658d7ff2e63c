import { findPincode } from './pincodeLookup.ts';

interface Place {
  city: string;
  state: string;
  pincode: string;
}

/** Fills the city and the state of an address from its PIN code, where they are empty. */
export function fillPlace<Address extends Place>(address: Address): Address {
  if (address.city.trim() !== '' && address.state.trim() !== '') return address;
  const place = findPincode(address.pincode);
  if (!place) return address;
  return {
    ...address,
    city: address.city.trim() === '' ? place.city : address.city,
    state: address.state.trim() === '' ? place.state : address.state,
  };
}
