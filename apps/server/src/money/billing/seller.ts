import type { InvoiceParty } from '@khep/domain/documents';

/** The state that Khep supplies courier services from. */
export const freightSellerState = 'Karnataka';

/** Who invoices freight that the wallet paid. */
export const freightSeller: InvoiceParty = {
  name: 'Khep Shipping Services Private Limited',
  address: '4th Floor, 27 Residency Road',
  city: 'Bengaluru',
  state: freightSellerState,
  pincode: '560025',
  gstin: '29AAGCB7383J1Z4',
  email: 'billing@khep.local',
};
