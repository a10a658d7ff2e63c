import { blankWarehouse } from './returnAddress.ts';

/** The place of a company, from its profile. */
export interface CompanyPlace {
  mobile: string;
  email: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  gst_no: string;
}

/** Returns the first warehouse of a brand as its form begins: most brands ship from the address of their company. */
export function firstWarehouse({ mobile, email, address, city, state, pincode, gst_no }: CompanyPlace) {
  return {
    ...blankWarehouse,
    phone: mobile,
    email,
    address,
    city,
    state,
    pincode,
    // A registration is of one state, which the form checks against the address.
    gst_in: gst_no,
    is_primary_warehouse: true,
  };
}
