import { z } from 'zod';
import {
  emailOrNone,
  gstinOrNone,
  line,
  maxLength,
  mobile,
  phoneOrNone,
  pincode,
  pincodeOrNone,
  required,
  text,
  timeOrNone,
} from './fields.ts';

/** The return address. Empty fields default to the warehouse. */
const returnFields = {
  return_name: text,
  return_email: emailOrNone,
  return_phone: phoneOrNone,
  return_poc_name: text,
  return_address: text,
  return_landmark: text,
  return_city: text,
  return_state: text,
  return_country: line(maxLength.name).default('India'),
  return_pincode: pincodeOrNone,
  return_gst_in: gstinOrNone,
  return_opening_time: timeOrNone,
  return_closing_time: timeOrNone,
  return_google_location_link: text,
  return_latitude: z.number().min(-90).max(90).nullable().default(null),
  return_longitude: z.number().min(-180).max(180).nullable().default(null),
};

export const VendorDetails = z.object({
  name: text,
  phone: phoneOrNone,
  email: emailOrNone,
  gst_number: gstinOrNone,
});

const draft = z.object({
  /** Pickup location name at couriers; unique within the brand. */
  name: required('Enter a warehouse name', maxLength.name),
  email: emailOrNone,
  phone: mobile,
  /** The contact who hands over parcels. */
  poc_name: required('Enter a contact name', maxLength.name),
  address: required('Enter house, street and area'),
  landmark: text,
  city: required('Enter the city', maxLength.name),
  state: required('Choose the state', maxLength.name),
  country: line(maxLength.name).default('India'),
  pincode,
  gst_in: gstinOrNone,
  opening_time: timeOrNone,
  closing_time: timeOrNone,
  google_location_link: text,
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  vendor_details: VendorDetails.nullable().default(null),
  is_vendor_warehouse: z.boolean().default(false),
  is_primary_warehouse: z.boolean().default(false),
  ...returnFields,
});

/** Input of a warehouse. */
export const WarehouseDraft = draft;
export type WarehouseDraft = z.output<typeof WarehouseDraft>;

/** Where parcels are shipped from and returned to. */
export const Warehouse = z.object({
  ...draft.shape,
  id: z.string(),
  /** Starts at 1 and increases with each update. */
  version: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Warehouse = z.output<typeof Warehouse>;
