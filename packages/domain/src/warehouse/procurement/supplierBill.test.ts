import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billDifferences, billTotals, payableUnits } from './supplierBill.ts';
import type { BillableLine, BilledLine } from './supplierBill.ts';

const line = (
  line_no: number,
  quantity: number,
  rupees: number,
  came: [received: number, damaged?: number],
) => ({
  line_no,
  quantity,
  price_paise: rupees * 100,
  gst: 5,
  received: came[0],
  damaged: came[1] ?? 0,
});

/** The order of the design: sarees, kurtas, cushion covers, bedsheets and table runners; the first delivery. */
const order: BillableLine[] = [
  line(1, 120, 1180, [60]),
  line(2, 160, 690, [78, 2]),
  line(3, 200, 255, [196]),
  line(4, 80, 985, [40]),
  line(5, 60, 560, [0]),
];
const bill: BilledLine[] = [
  { line_no: 1, quantity: 60, price_paise: 118_000 },
  { line_no: 2, quantity: 80, price_paise: 70_500 },
  { line_no: 3, quantity: 200, price_paise: 25_500 },
  { line_no: 4, quantity: 40, price_paise: 98_500 },
];

describe('a bill of a supplier', () => {
  test('is too high by what the design’s buyer claims: ₹1,020 short, ₹1,410 damaged, ₹1,170 by the price', () => {
    const [found] = billDifferences(order, [bill]);
    expect(
      found!.map(({ line_no, kind, units, amount_paise }) => [line_no, kind, units, amount_paise]),
    ).toEqual([
      [2, 'damaged', 2, 141_000],
      [2, 'price', 78, 117_000],
      [3, 'short', 4, 102_000],
    ]);
    // 2,17,600 before GST; 3,600 and 5% of it are claimed.
    expect(billTotals(order, bill, found!)).toEqual({
      billed_paise: 22_848_000,
      claim_paise: 378_000,
      to_pay_paise: 22_470_000,
    });
  });

  test('is paid for the good units of it', () => {
    const [differences] = billDifferences(order, [bill]);
    const bills = [{ lines: bill, differences: differences! }];
    expect([1, 2, 3, 4, 5].map((line_no) => payableUnits(bills, line_no))).toEqual([60, 78, 196, 40, 0]);
  });

  test('has what came before a later one', () => {
    const one = [line(1, 10, 100, [7, 1])];
    const half = [{ line_no: 1, quantity: 5, price_paise: 10_000 }];
    const kinds = billDifferences(one, [half, half]).map((own) =>
      own.map(({ kind, units }) => [kind, units]),
    );
    expect(kinds).toEqual([[['damaged', 1]], [['short', 2]]]);
  });

  test('is right where everything came whole at the price or below, and never claims more than was billed', () => {
    const units = fc.nat(50);
    fc.assert(
      fc.property(
        units,
        units,
        fc.integer({ min: 1, max: 90_000 }),
        units,
        fc.integer({ min: 1, max: 90_000 }),
        (received, damaged, price, billed, at) => {
          const lines = [{ line_no: 1, quantity: 100, price_paise: price, gst: 18, received, damaged }];
          const own = [{ line_no: 1, quantity: billed, price_paise: at }];
          const [found] = billDifferences(lines, [own]);
          const { claim_paise, billed_paise } = billTotals(lines, own, found!);
          expect(claim_paise).toBeGreaterThanOrEqual(0);
          // Each part is rounded by itself.
          expect(claim_paise).toBeLessThanOrEqual(billed_paise + 2);
          if (damaged === 0 && billed <= received && at <= price) expect(found).toEqual([]);
        },
      ),
    );
  });
});
