/** A place that couriers go to, before anything is typed. */
const place = {
  name: '',
  email: '',
  phone: '',
  poc_name: '',
  address: '',
  landmark: '',
  city: '',
  state: '',
  country: 'India',
  pincode: '',
  gst_in: '',
  opening_time: '10:00',
  closing_time: '19:00',
  google_location_link: '',
  latitude: null,
  longitude: null,
};

/** A field of a place, without the `return_` of the return address. */
export type PlaceField = keyof typeof place;
type ReturnField = `return_${PlaceField}`;

/** The fields of the return address, all empty: returns come back to the warehouse itself. */
export const noReturnAddress = Object.fromEntries(
  Object.entries(place).map(([field, value]) => [
    `return_${field}`,
    field === 'country' ? 'India' : value === null ? null : '',
  ]),
) as { [Field in ReturnField]: Field extends 'return_latitude' | 'return_longitude' ? null : string };

/** A warehouse before anything is typed. */
export const blankWarehouse = {
  ...place,
  vendor_details: null,
  is_vendor_warehouse: false,
  is_primary_warehouse: false,
  ...noReturnAddress,
};

type Compared = 'address' | 'pincode' | 'city' | 'phone';
const compared: readonly Compared[] = ['address', 'pincode', 'city', 'phone'];

/** Whether returns come back to the warehouse itself: it has no return address, or the same one. */
export function returnsToItself(
  warehouse: Partial<Record<Compared | `return_${Compared}`, string | undefined>>,
): boolean {
  return compared.every((field) => {
    const own = warehouse[`return_${field}`] ?? '';
    return own === '' || own === warehouse[field];
  });
}
