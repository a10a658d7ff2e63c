import { findState } from '../india/states.ts';
import { supplyType } from './gst.ts';
import type { SupplyType } from './gst.ts';
import { gstinState, isRegisteredPerson } from './identifiers.ts';

/** Who receives the goods, where the buyer is registered in another state than they go to. */
export const goodsReceivers = ['buyer', 'other'] as const;
export type GoodsReceiver = (typeof goodsReceivers)[number];

/** The provisions that decide a place of supply of goods within India. */
export const supplyClauses = ['10(1)(a)', '10(1)(b)', '10(1)(ca)'] as const;
export type SupplyClause = (typeof supplyClauses)[number];

interface Provision {
  act: string;
  /** YYYY-MM-DD. */
  in_force: string;
  /** The provision in our words. */
  rule: string;
  source: string;
}

const igst = 'IGST Act 2017';
const section7 =
  'https://teachoo.com/6040/1962/Section-7-IGST---Inter-State-supply-in-IGST---Goods-and-Services-Tax/category/Chapter-IV---Determination-of-Nature-of-Supply-(Section-7-to-9-IGST)';
const section10 =
  'https://taxcode.in/igst-section-10-of-integrated-goods-and-services-tax-act-2017-igst-act-2017-place-of-supply-of-goods-other-than-supply-of-goods-imported-into-or-exported-from-india/';

/**
 * The provisions of the law that this file applies, by section of the IGST Act 2017. Imports and exports (s. 11) and
 * services (s. 12, 13) are out of scope: orders are delivered within India. So are goods that don't move (s. 10(1)(c)),
 * are installed at site (d) or are supplied on board a conveyance (e): every order is a parcel. Read on 26 November 2026.
 */
export const supplyProvisions: Readonly<
  Record<SupplyClause | '7(1)' | '7(5)(a)' | '7(5)(b)' | '8(1)', Provision>
> = {
  '7(1)': {
    act: igst,
    in_force: '2017-07-01',
    rule: 'A supply is inter-state where supplier and place of supply are in different states or union territories.',
    source: section7,
  },
  '7(5)(a)': {
    act: igst,
    in_force: '2017-07-01',
    rule: 'A supply from India whose place of supply is outside India is inter-state.',
    source: section7,
  },
  '7(5)(b)': {
    act: igst,
    in_force: '2017-07-01',
    rule: 'A supply to a developer or unit of a special economic zone is inter-state, also within one state.',
    source: section7,
  },
  '8(1)': {
    act: igst,
    in_force: '2017-07-01',
    rule: 'A supply is intra-state where supplier and place of supply are in one state, except to a special economic zone.',
    source: '2019 (12) TMI 1449, Kerala High Court, which quotes sections 7, 8 and 10',
  },
  '10(1)(a)': {
    act: igst,
    in_force: '2017-07-01',
    rule: 'Where the goods move, the place where the movement ends for delivery to the recipient.',
    source: section10,
  },
  '10(1)(b)': {
    act: igst,
    in_force: '2017-07-01',
    rule: 'Where the goods go to another person on the direction of the buyer, the principal place of business of the buyer.',
    source: section10,
  },
  '10(1)(ca)': {
    act: 'IGST (Amendment) Act 2023, notification 02/2023-Integrated Tax of 29 September 2023',
    in_force: '2023-10-01',
    rule: 'To a person who is not registered, the address on the invoice; of two, that of delivery (circular 209/3/2024-GST of 26 June 2024). A person with a UIN is not registered (CGST Act s. 2(94)).',
    source: section10,
  },
};

/** Facts that decide the place of supply of an order. */
export interface GoodsSupply {
  /** GSTIN or UIN of who is billed; empty without one. */
  gstin: string;
  /** Where the goods are delivered: a name, short code or GST code. */
  delivery_state: string;
  /** Whether they are delivered to the billing address. */
  is_billing_same: boolean;
  /** Empty: not said. */
  receiver: GoodsReceiver | '';
}

/** A place of supply, and why. */
export interface PlaceOfSupply {
  state: string;
  gst_code: string;
  clause: SupplyClause;
  /** The law leaves a choice and nobody made it: it follows from whether there is another billing address. */
  is_assumed: boolean;
}

/** A non-resident may be registered with the centre (99), without a state. 96 is the portal's code for such a place. */
const outsideIndia = { name: 'Outside India', gst_code: '96' };

/**
 * Returns whether the law leaves a choice: the buyer is registered in one state, and the goods go to another. To the
 * buyer's own site the delivery counts, to another person the registration.
 */
export function needsReceiver({
  gstin,
  delivery_state,
}: Pick<GoodsSupply, 'gstin' | 'delivery_state'>): boolean {
  const delivery = findState(delivery_state);
  return isRegisteredPerson(gstin) && delivery !== undefined && gstinState(gstin) !== delivery;
}

/**
 * Decides the place of supply of goods that are delivered within India (`supplyProvisions`). Undefined if the state of
 * delivery is unknown.
 */
export function placeOfSupply(supply: GoodsSupply): PlaceOfSupply | undefined {
  const { gstin, delivery_state, is_billing_same, receiver } = supply;
  const delivery = findState(delivery_state);
  if (delivery === undefined) return undefined;
  const to = ({ name, gst_code }: { name: string; gst_code: string }, clause: SupplyClause) => ({
    state: name,
    gst_code,
    clause,
    is_assumed: false,
  });
  if (!isRegisteredPerson(gstin)) return to(delivery, '10(1)(ca)');
  const isToOther = receiver === 'other' || (receiver === '' && !is_billing_same);
  const place = isToOther ? to(gstinState(gstin) ?? outsideIndia, '10(1)(b)') : to(delivery, '10(1)(a)');
  return { ...place, is_assumed: receiver === '' && needsReceiver(supply) };
}

/**
 * Returns whether a supply is intra-state or inter-state. To a special economic zone it is always inter-state. Where a
 * state is unknown it is inter-state: IGST goes to either.
 */
export function goodsSupplyType(
  supplier_state: string,
  place: Pick<PlaceOfSupply, 'state'> | undefined,
  is_sez: boolean,
): SupplyType {
  if (is_sez || place === undefined) return 'inter-state';
  return supplyType(supplier_state, place.state) ?? 'inter-state';
}

/** "Karnataka (29)", as rule 46(n) of the CGST Rules asks for it. */
export const formatPlaceOfSupply = ({ state, gst_code }: Pick<PlaceOfSupply, 'state' | 'gst_code'>): string =>
  `${state} (${gst_code})`;

const reasons: Readonly<Record<SupplyClause, string>> = {
  '10(1)(a)': 'where the goods are delivered',
  '10(1)(b)': "bill-to's registration",
  '10(1)(ca)': 'where the goods are delivered',
};

/** "Karnataka · bill-to's registration, IGST s. 10(1)(b)" */
export const describePlaceOfSupply = ({ state, clause }: Pick<PlaceOfSupply, 'state' | 'clause'>): string =>
  `${state} · ${reasons[clause]}, IGST s. ${clause}`;

/** Endorsement of an invoice of an export (CGST Rules, rule 46, third proviso). */
export const exportEndorsements = {
  taxed: 'Supply meant for export on payment of integrated tax',
  untaxed: 'Supply meant for export under bond or letter of undertaking without payment of integrated tax',
} as const;

/** Endorsement of an invoice to a special economic zone (CGST Rules, rule 46), where IGST is paid. */
export const sezEndorsement =
  'Supply to SEZ unit or SEZ developer for authorised operations on payment of integrated tax';

/** Union territories without a legislature, by GST code: they levy UTGST (UTGST Act 2017 s. 1(2); Ladakh since 2019). */
const unionTaxed: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38', '97']);

/** The name of the tax beside CGST in a state: "SGST" or "UTGST". */
export const stateTaxName = (state: string): 'SGST' | 'UTGST' =>
  unionTaxed.has(findState(state)?.gst_code ?? '') ? 'UTGST' : 'SGST';
