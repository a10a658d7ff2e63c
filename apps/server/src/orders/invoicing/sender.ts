import type { LabelSender } from '@khep/domain/documents';
import { chooseSupplier } from '@khep/domain/tax';
import type { Supplier } from '@khep/domain/tax';
import { listGstRecords } from '../../brand/company/gstRecords.ts';
import { turnoverOfProfile } from '../../brand/company/turnover.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { asText } from '../../base/jsonText.ts';
import { addressState } from '../../brand/lookups/pincodeLookup.ts';

/** Who sends: the brand, and the places it sends from. */
export interface Sender {
  /** The brand as buyers know it: on labels. */
  name: string;
  /** The company as the law knows it: on invoices. */
  company: string;
  /** The company's, one of each state that it is registered in; that of its profile first. */
  gstins: readonly string[];
  /** Those that the GST portal rejected. */
  rejectedGstins: readonly string[];
  /** In rupees; undefined while it is not entered. It decides the digits of HSN codes. */
  turnover: number | undefined;
  /** Id of the primary warehouse. */
  primary: string | undefined;
  warehouses: Map<
    string,
    { name: string; city: string; state: string; pincode: string; details: Record<string, unknown> }
  >;
}

/**
 * The GSTIN that goods of a warehouse are supplied under, and its state. Empty for a seller without any. Every document asks
 * here.
 */
export function supplierAt(sender: Sender, warehouse_id: string): Supplier {
  const { details, state = '', pincode = '' } = sender.warehouses.get(warehouse_id) ?? {};
  const gstinOf = (place: { details: Record<string, unknown> }) => asText(place.details['gst_in']);
  return chooseSupplier(addressState({ state, pincode }), {
    own: details ? gstinOf({ details }) : '',
    company: sender.gstins,
    places: [...sender.warehouses.values()].map(gstinOf),
    rejected: sender.rejectedGstins,
  });
}

/** Where goods of a warehouse leave from: it decides which tax is due. */
export function originAddress(sender: Sender, warehouse_id: string) {
  const { details, city = '', state = '', pincode = '' } = sender.warehouses.get(warehouse_id) ?? {};
  return { address: asText(details?.['address']), city, state, pincode };
}

/** Where a box of a warehouse goes back to. */
export function returnAddress(sender: Sender, warehouse_id: string): LabelSender['return_address'] {
  const warehouse = sender.warehouses.get(warehouse_id);
  const text = (name: string) => asText(warehouse?.details[name]);
  const isSame = text('return_pincode') === '';
  return {
    name: (isSame ? '' : text('return_name')) || sender.name,
    phone: isSame ? text('phone') : text('return_phone'),
    address: isSame ? text('address') : text('return_address'),
    city: isSame ? (warehouse?.city ?? '') : text('return_city'),
    state: isSame ? (warehouse?.state ?? '') : text('return_state'),
    pincode: isSame ? (warehouse?.pincode ?? '') : text('return_pincode'),
  };
}

/** The brand as a sender, with every place that it has sent from. */
export async function loadSender(db: Db | Tx, brand_id: string): Promise<Sender> {
  const [brand, warehouses, registrations] = await Promise.all([
    db
      .selectFrom('brands')
      .select(['name', 'profile'])
      .where('brand_id', '=', brand_id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('warehouses')
      .select(['id', 'name', 'city', 'state', 'pincode', 'details', 'is_primary_warehouse'])
      .where('brand_id', '=', brand_id)
      .execute(),
    listGstRecords(db, brand_id),
  ]);
  const own = (name: string) => (typeof brand.profile[name] === 'string' ? brand.profile[name] : '');
  return {
    name: brand.name,
    company: own('company_name') || brand.name,
    gstins: [own('gst_no'), ...registrations.map(({ gst_no }) => gst_no)],
    rejectedGstins: registrations.filter(({ status }) => status === 'rejected').map(({ gst_no }) => gst_no),
    turnover: turnoverOfProfile(brand.profile),
    primary: warehouses.find(({ is_primary_warehouse }) => is_primary_warehouse)?.id,
    warehouses: new Map(warehouses.map(({ id, ...rest }) => [id, rest])),
  };
}
