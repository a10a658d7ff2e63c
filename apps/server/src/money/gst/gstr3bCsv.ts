import { gstr3bNumbers, interStateFigures, outwardFigures } from '@khep/domain/gst';
import type { Gstr3b, Gstr3bFigure, TaxAmounts } from '@khep/domain/gst';
import { plainRupees } from '@khep/domain/money';

export const gstr3bHeading = [
  'Table',
  'Supplies',
  'Place of supply',
  'Taxable value',
  'IGST',
  'CGST',
  'SGST',
  'Cess',
];

/** The words of the form. */
const supplies: Record<Gstr3bFigure, string> = {
  osup_det: 'Outward taxable supplies (other than zero rated, nil rated and exempted)',
  osup_zero: 'Outward taxable supplies (zero rated)',
  osup_nil_exmp: 'Other outward supplies (nil rated, exempted)',
  unreg_details: 'Supplies made to unregistered persons',
  uin_details: 'Supplies made to UIN holders',
};

const amounts = ({ taxable, igst, cgst, sgst, cess }: TaxAmounts) =>
  [taxable, igst, cgst, sgst, cess].map((amount) => plainRupees(amount));

/** The figures as they are summed: a row that credit notes made negative is negative. */
export const gstr3bRows = ({ outward, inter_state }: Gstr3b): unknown[][] => [
  ...outwardFigures.map((figure) => [
    gstr3bNumbers[figure],
    supplies[figure],
    '',
    ...amounts(outward[figure]),
  ]),
  ...interStateFigures.flatMap((figure) =>
    inter_state[figure].map((sum) => [gstr3bNumbers[figure], supplies[figure], sum.place, ...amounts(sum)]),
  ),
];
