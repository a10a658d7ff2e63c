import { paiseToRupees } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { taxParts } from '../tax/taxParts.ts';
import type { TaxAmounts } from './document.ts';
import type { Gstr3b } from './gstr3b.ts';
import type { PlaceSum } from './summaries.ts';

interface PlaceRow {
  /** GST code. */
  pos: string;
  txval: number;
  iamt: number;
}

/** The parts of the portal's file that documents of sales fill, in rupees. */
export interface Gstr3bFile {
  gstin: string;
  /** MMYYYY */
  ret_period: string;
  sup_details: {
    osup_det: { txval: number; iamt: number; camt: number; samt: number; csamt: number };
    osup_zero: { txval: number; iamt: number; csamt: number };
    osup_nil_exmp: { txval: number };
  };
  inter_sup: { unreg_details: PlaceRow[]; uin_details: PlaceRow[] };
}

/** As the portal enters it: a net negative amount is zero. */
const rupees = (amount: Paise): number => paiseToRupees(Math.max(0, amount));

const placeRows = (rows: readonly PlaceSum[]): PlaceRow[] =>
  rows
    .filter((row: TaxAmounts) => taxParts.some((part) => row[part] > 0))
    .map(({ place, taxable, igst }) => ({ pos: place, txval: rupees(taxable), iamt: rupees(igst) }));

/**
 * Returns the figures as the portal's file has them. What documents of sales don't say is left out, so that no zero overwrites
 * it: reverse charge, non-GST supplies, composition buyers, credits and inward supplies.
 *
 * Shapes: india-compliance, `gstr_3b_report_template.json` (commit 4abbfa87) and its test (commit 03702dea), read on 28 November
 * 2026. The file names no version.
 */
export function gstr3bJson({ gstin, month, outward, inter_state }: Gstr3b): Gstr3bFile {
  const { osup_det, osup_zero, osup_nil_exmp } = outward;
  const [year = '', monthOfYear = ''] = month.split('-');
  return {
    gstin,
    ret_period: `${monthOfYear}${year}`,
    sup_details: {
      osup_det: {
        txval: rupees(osup_det.taxable),
        iamt: rupees(osup_det.igst),
        camt: rupees(osup_det.cgst),
        samt: rupees(osup_det.sgst),
        csamt: rupees(osup_det.cess),
      },
      osup_zero: {
        txval: rupees(osup_zero.taxable),
        iamt: rupees(osup_zero.igst),
        csamt: rupees(osup_zero.cess),
      },
      osup_nil_exmp: { txval: rupees(osup_nil_exmp.taxable) },
    },
    inter_sup: {
      unreg_details: placeRows(inter_state.unreg_details),
      uin_details: placeRows(inter_state.uin_details),
    },
  };
}
