import { generateDocuments, ownGstins } from '../gst.fixture.ts';
import {
  asFiled,
  buildGstr1,
  buildGstr3b,
  compareFiled,
  interStateFigures,
  outwardFigures,
} from '../index.ts';
import { findState } from '../../india/index.ts';
import { paiseToRupees } from '../../money/index.ts';
import type { TaxAmounts } from '../document.ts';
import type { InterStateData, OutwardData } from './Gstr3bTables.tsx';

const [gstin] = ownGstins;
const month = '2026-10';
const documents = generateDocuments(600, 44).documents.filter(
  (one) => one.gstin === gstin && one.date.startsWith(month),
);
const { outward, inter_state, counts } = buildGstr3b(gstin, month, documents);

const rupees = ({ taxable, igst, cgst, sgst, cess }: TaxAmounts) => ({
  taxable: paiseToRupees(taxable),
  igst: paiseToRupees(igst),
  cgst: paiseToRupees(cgst),
  sgst: paiseToRupees(sgst),
  cess: paiseToRupees(cess),
});

export const gstr3bDemo = {
  month,
  dueOn: '2026-11-20',
  outward: outwardFigures.map((figure): OutwardData => ({
    figure,
    documents: counts[figure],
    ...rupees(outward[figure]),
  })),
};

export const placesDemo = interStateFigures.flatMap((figure) =>
  inter_state[figure].map((sum): InterStateData => ({
    figure,
    place: sum.place,
    state: findState(sum.place)?.name ?? '',
    ...rupees(sum),
  })),
);

/** Filed without two invoices, with one value mistyped and one GSTIN of another buyer. */
const registered = documents.filter(({ buyer_gstin, credits }) => buyer_gstin !== '' && !credits);
const [left, mistyped, moved] = registered;
const filedDocuments = documents
  .filter((one) => one !== left && one !== documents.find(({ buyer_gstin }) => buyer_gstin === ''))
  .map((one) => {
    if (one === moved) return { ...one, buyer_gstin: '29AABCU9603R1ZJ' };
    if (one !== mistyped) return one;
    const [first, ...others] = one.lines;
    return { ...one, lines: [{ ...first!, taxable: first!.taxable - 90_00 }, ...others] };
  });
export const filedDemo = asFiled(buildGstr1(gstin, month, filedDocuments));
const nowDemo = asFiled(buildGstr1(gstin, month, documents));
export const differencesDemo = compareFiled(filedDemo, nowDemo);
export const correctionsDemo = {
  filed: filedDemo,
  now: nowDemo,
  differences: differencesDemo,
  isMonthlyFiled: false,
};
export const changedNumbers = { left: left!.number, mistyped: mistyped!.number, moved: moved!.number };
