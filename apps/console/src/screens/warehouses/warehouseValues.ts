import type { WarehouseDraft } from '@khep/api';

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

/** A field of an address, without the `return_` of the other one. */
export type PlaceField = keyof typeof place;

const placeFields = Object.keys(place) as PlaceField[];

/** The fields of the place where returns go, all empty: empty means the warehouse itself. */
export const noReturnAddress = Object.fromEntries(
  placeFields.map((field) => [
    `return_${field}`,
    field === 'country' ? 'India' : place[field] === null ? null : '',
  ]),
) as Partial<WarehouseDraft>;

/** A warehouse before anything is typed. */
export const blankWarehouse: Partial<WarehouseDraft> = {
  ...place,
  vendor_details: null,
  is_vendor_warehouse: false,
  is_primary_warehouse: false,
  ...noReturnAddress,
};

/** Returns come back to the warehouse itself: no address of their own is given, or it is the same. */
export function returnsToItself(values: Partial<WarehouseDraft>): boolean {
  const all = values as Record<string, unknown>;
  return (['address', 'pincode', 'city', 'phone'] as const).every((field) => {
    const own = all[`return_${field}`] ?? '';
    return own === '' || own === all[field];
  });
}
