import { gstinCheckCharacter, gstinState, panFromGstin, panProblem } from '../tax/identifiers.ts';

export type GstinPartId = 'state' | 'pan' | 'registration' | 'fixed' | 'check';

/** One part of a GSTIN, and whether it can be right. */
export interface GstinPart {
  id: GstinPartId;
  /** Its characters; fewer while the GSTIN is being typed. */
  text: string;
  /** Undefined while the part is incomplete. */
  isValid: boolean | undefined;
  /** Decoded part: `Rajasthan`, `PAN of a company`. */
  meaning: string;
  /** The problem, or the value that it was compared with. */
  note: string;
}

/** Fourth letter of a PAN: who holds it. */
const holders: Readonly<Record<string, string>> = {
  A: 'an association of persons',
  B: 'a body of individuals',
  C: 'a company',
  F: 'a firm',
  G: 'the government',
  H: 'a Hindu undivided family',
  J: 'an artificial juridical person',
  L: 'a local authority',
  P: 'a person',
  T: 'a trust',
};

const ordinal = (character: string): number => '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(character);

/**
 * Splits a GSTIN into its five parts and explains each. Works while it is being typed.
 * @param addressState state of the company's address, to compare with; empty if unknown
 */
export function gstinParts(typed: string, addressState = ''): GstinPart[] {
  const gstin = typed.trim().toUpperCase();
  const [state, pan, registration, fixed, check] = [
    gstin.slice(0, 2),
    panFromGstin(gstin),
    gstin.slice(12, 13),
    gstin.slice(13, 14),
    gstin.slice(14, 15),
  ];
  const registered = gstinState(gstin)?.name;
  const isSame = registered !== undefined && registered === addressState;
  const isPanWhole = pan.length === 10;
  const isPan = isPanWhole && panProblem(pan) === undefined;
  const expected = gstin.length >= 14 ? gstinCheckCharacter(gstin.slice(0, 14)) : undefined;
  return [
    {
      id: 'state',
      text: state,
      isValid: state.length === 2 ? registered !== undefined : undefined,
      meaning: registered ?? 'State',
      note:
        state.length < 2
          ? '2 digits'
          : registered === undefined
            ? 'Not a state code'
            : addressState === ''
              ? 'State of registration'
              : isSame
                ? 'As in your address'
                : `Your address is in ${addressState}`,
    },
    {
      id: 'pan',
      text: pan,
      isValid: isPanWhole ? isPan : undefined,
      meaning: isPan ? `PAN of ${holders[pan.charAt(3)] ?? 'a holder'}` : 'PAN',
      note: isPanWhole && !isPan ? 'Not a PAN' : 'Same as on the PAN card',
    },
    {
      id: 'registration',
      text: registration,
      isValid: registration === '' ? undefined : ordinal(registration) > 0,
      meaning: ordinal(registration) > 0 ? `No. ${ordinal(registration)}` : 'Number',
      note: 'Registration of this PAN in the state',
    },
    {
      id: 'fixed',
      text: fixed,
      isValid: fixed === '' ? undefined : fixed === 'Z',
      meaning: 'Z',
      note: fixed === '' || fixed === 'Z' ? 'Always Z' : 'Must be Z',
    },
    {
      id: 'check',
      text: check,
      isValid: check === '' ? undefined : check === expected,
      meaning: 'Check character',
      note:
        check === ''
          ? 'Follows from the others'
          : check === expected
            ? 'Matches'
            : "Doesn't match. Check for typos",
    },
  ];
}
