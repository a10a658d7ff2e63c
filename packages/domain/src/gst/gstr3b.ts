import { addAmounts, assertOfReturn, noAmounts } from './document.ts';
import type { TaxAmounts, TaxDocument } from './document.ts';
import { amountsIn, gstr3bFigures, outwardFigures } from './figures.ts';
import type { Gstr3bFigure, InterStateFigure, OutwardFigure } from './figures.ts';
import type { PlaceSum } from './summaries.ts';

const isOutward = (figure: Gstr3bFigure): figure is OutwardFigure =>
  (outwardFigures as readonly string[]).includes(figure);

/** The number of each row in the form. */
export const gstr3bNumbers: Record<Gstr3bFigure, string> = {
  osup_det: '3.1(a)',
  osup_zero: '3.1(b)',
  osup_nil_exmp: '3.1(c)',
  unreg_details: '3.2',
  uin_details: '3.2',
};

/**
 * Outward supplies of one registration in one month, as GSTR-3B sums them. Amounts in paise, net of credit notes: more credit
 * notes than sales make a row negative.
 */
export interface Gstr3b {
  gstin: string;
  /** YYYY-MM */
  month: string;
  outward: Record<OutwardFigure, TaxAmounts>;
  /** Table 3.2: the inter-state part of 3.1(a) by place of supply, to buyers who claim no credit. By GST code. */
  inter_state: Record<InterStateFigure, PlaceSum[]>;
  /** Documents of each row. */
  counts: Record<Gstr3bFigure, number>;
}

/** Sums documents as they come, apart from GSTR-1, so that the two can be compared. */
export class Gstr3bBuilder {
  private readonly outward = {
    osup_det: noAmounts(),
    osup_zero: noAmounts(),
    osup_nil_exmp: noAmounts(),
  };
  private readonly places = {
    unreg_details: new Map<string, TaxAmounts>(),
    uin_details: new Map<string, TaxAmounts>(),
  };
  private readonly counts: Gstr3b['counts'] = {
    osup_det: 0,
    osup_zero: 0,
    osup_nil_exmp: 0,
    unreg_details: 0,
    uin_details: 0,
  };
  private readonly gstin: string;
  private readonly month: string;

  /** @param month YYYY-MM */
  constructor(gstin: string, month: string) {
    this.gstin = gstin;
    this.month = month;
  }

  /** @throws Error for a document of another registration or month */
  add(document: TaxDocument): void {
    assertOfReturn(document, this.gstin, this.month);
    for (const figure of gstr3bFigures) {
      const amounts = amountsIn(document, figure);
      if (!amounts) continue;
      this.counts[figure] += 1;
      addAmounts(this.sumOf(figure, document.place), amounts);
    }
  }

  private sumOf(figure: Gstr3bFigure, place: string): TaxAmounts {
    if (isOutward(figure)) return this.outward[figure];
    const known = this.places[figure].get(place) ?? noAmounts();
    this.places[figure].set(place, known);
    return known;
  }

  build(): Gstr3b {
    const rows = (places: Map<string, TaxAmounts>): PlaceSum[] =>
      [...places].map(([place, sum]) => ({ place, ...sum })).toSorted((a, b) => (a.place < b.place ? -1 : 1));
    return {
      gstin: this.gstin,
      month: this.month,
      outward: {
        osup_det: { ...this.outward.osup_det },
        osup_zero: { ...this.outward.osup_zero },
        osup_nil_exmp: { ...this.outward.osup_nil_exmp },
      },
      inter_state: {
        unreg_details: rows(this.places.unreg_details),
        uin_details: rows(this.places.uin_details),
      },
      counts: { ...this.counts },
    };
  }
}

/** Returns the figures of a registration's documents of one month. */
export function buildGstr3b(gstin: string, month: string, documents: Iterable<TaxDocument>): Gstr3b {
  const builder = new Gstr3bBuilder(gstin, month);
  for (const document of documents) builder.add(document);
  return builder.build();
}
