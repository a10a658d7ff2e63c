import { findState, isSameState } from '../india/states.ts';
import { supplierGstinProblem, gstinState } from './identifiers.ts';

/** Returns why a GSTIN can't be that of a place in a state; undefined if it can, or if there is none. */
export function placeGstinProblem(gstin: string, state: string): string | undefined {
  if (gstin.trim() === '') return undefined;
  const problem = supplierGstinProblem(gstin);
  if (problem !== undefined) return problem;
  const registered = gstinState(gstin)?.name ?? '';
  if (state.trim() === '' || isSameState(registered, state) === true) return undefined;
  return `This GSTIN is registered in ${registered}, not ${findState(state)?.name ?? state}.`;
}

/** An address that parcels are shipped from. */
interface DispatchPlace {
  country: string;
  state: string;
  gst_in: string;
}

function placeProblems({ country, state, gst_in }: DispatchPlace): Partial<DispatchPlace> {
  const gstProblem = placeGstinProblem(gst_in, state);
  return {
    ...(!/^\s*(?:india|in|bharat|)\s*$/i.test(country) && {
      country: 'Parcels are shipped within India. Enter India.',
    }),
    ...(state.trim() !== '' &&
      findState(state) === undefined && {
        state: `${state} isn't a state of India. Choose one from the list.`,
      }),
    ...(gstProblem !== undefined && { gst_in: gstProblem }),
  };
}

/** A warehouse with the address that returns go to; empty fields default to the warehouse. */
interface DispatchWarehouse extends DispatchPlace {
  return_country: string;
  return_state: string;
  return_gst_in: string;
  vendor_details: { gst_number: string } | null;
}

/** Returns what can't be true of a warehouse, by field: its GSTIN, state and country. */
export function warehouseProblems(warehouse: Partial<DispatchWarehouse>): Record<string, string> {
  const { country = '', state = '', gst_in = '', vendor_details } = warehouse;
  const { return_country = '', return_state = '', return_gst_in = '' } = warehouse;
  const returns = placeProblems({
    country: return_country,
    state: return_state,
    gst_in: return_gst_in,
  });
  const vendor = vendor_details?.gst_number ?? '';
  const vendorProblem = vendor === '' ? undefined : supplierGstinProblem(vendor);
  return {
    ...placeProblems({ country, state, gst_in }),
    ...Object.fromEntries(Object.entries(returns).map(([field, problem]) => [`return_${field}`, problem])),
    ...(vendorProblem !== undefined && { 'vendor_details.gst_number': vendorProblem }),
  };
}

export interface Supplier {
  /** Empty for a seller without any: it issues bills of supply. */
  gstin: string;
  /** State of the supply. */
  state: string;
}

/** Every GSTIN of a seller; empty ones are ignored. */
export interface SellerGstins {
  /** Of the dispatching warehouse. */
  own: string;
  /** Of the company: that of its profile first, then one of each further state. */
  company: readonly string[];
  /** Of its other warehouses. */
  places: readonly string[];
  /** Those that the GST portal rejected. No invoice carries them, wherever they are typed. */
  rejected: readonly string[];
}

/**
 * Chooses the GSTIN that an invoice is issued under: the dispatching warehouse's, else one of its state. A seller that is
 * registered only elsewhere supplies from the state of the company.
 */
export function chooseSupplier(state: string, { own, company, places, rejected }: SellerGstins): Supplier {
  const isUsable = (gstin: string): boolean => gstin !== '' && !rejected.includes(gstin);
  const others = [...company, ...places].filter(isUsable);
  const known = isUsable(own) ? [own, ...others] : others;
  const local = known.find((gstin) => isSameState(gstinState(gstin)?.name ?? '', state) === true);
  if (local !== undefined) return { gstin: local, state };
  const gstin = others[0] ?? known[0] ?? '';
  return { gstin, state: gstinState(gstin)?.name ?? state };
}
