import { daysOfMonth } from '../../days/index.ts';
import type { Sourced } from '../rules.ts';

/** Tax that a marketplace collects on what others sell through it (CGST Act, section 52), in percent of the net value. */
interface TcsRate extends Sourced {
  /** YYYY-MM-DD */
  from: string;
  /** Null while in force. */
  till: string | null;
  /** Of supplies between states. */
  igst: number;
  /** Of supplies within a state: CGST, and SGST or UTGST. */
  cgst: number;
  sgst: number;
}

export const tcsRates: readonly TcsRate[] = [
  {
    from: '2018-10-01',
    till: '2024-07-09',
    igst: 1,
    cgst: 0.5,
    sgst: 0.5,
    source:
      'Notifications 52/2018-Central Tax and 02/2018-Integrated Tax of 20 September 2018, as taxscan.in (418067) and taxguru.in (IGST TCS rate reduced) quote them; in force from 1 October 2018 as told by taxmanagementindia.com (ready reckoner 2641); read on 29 November 2026',
    certainty: 'A',
  },
  {
    from: '2024-07-10',
    till: null,
    igst: 0.5,
    cgst: 0.25,
    sgst: 0.25,
    source:
      'Notifications 15/2024-Central Tax and 01/2024-Integrated Tax of 10 July 2024, as taxscan.in (418067) and taxguru.in quote them; supplies until 9 July 2024 keep the earlier rate as told by 1-comply.com; read on 29 November 2026',
    certainty: 'A',
  },
];

/** The rates that were in force in a month (YYYY-MM); July 2024 has two. */
export function tcsRatesIn(month: string): TcsRate[] {
  const last = `${month}-${daysOfMonth(month)}`;
  return tcsRates.filter(({ from, till }) => from <= last && (till === null || `${month}-01` <= till));
}

/** Where the credit goes. */
export const tcsCredit = {
  source:
    'CGST Act, section 52(7), as told by taxinindia.com (FAQ 21 on e-commerce), wfyi.ai and cleartax.in (TDS and TCS credit received): what the supplier accepts on the portal under "TDS and TCS credit received" (GSTR-2X) is in the electronic cash ledger and pays tax from there; read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced;

/** The file that is imported. */
export const tcsFile = {
  source:
    'Sheet TCS of the Excel of GSTR-2A: three public programs that read it have its headings alike (“Net amount liable for TCS (₹)” finds them), over two lines; FORM GSTR-2A, part C, table 7 (commerceclub.in) has the same columns; read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced;
