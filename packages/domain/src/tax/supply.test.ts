import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumPaise } from '../money/index.ts';
import { creditNote } from './creditNote.ts';
import { ewayLimitOn, ewayLimits, ewayBillProblem } from './ewayBill.ts';
import { apportionFees } from './fees.ts';
import { splitInclusive, taxInvoice } from './gst.ts';
import type { TaxedLine } from './gst.ts';

const kinds = fc.constantFrom('intra-state' as const, 'inter-state' as const);
const line = fc.record({
  gross: fc.integer({ min: 0, max: 5_000_000 }),
  rate: fc.constantFrom(0, 5, 12, 18, 40),
  cess_rate: fc.constantFrom(0, 12, 22),
});

describe('cess', () => {
  it('is added to GST and included in the price: ₹1,40,000 at 28% and 12% is ₹1,00,000 taxable', () => {
    expect(splitInclusive(14_000_000, 28, 'inter-state', 12)).toEqual({
      taxable: 10_000_000,
      cgst: 0,
      sgst: 0,
      igst: 2_800_000,
      cess: 1_200_000,
      round_off: 0,
    });
  });

  it('keeps the invoice total equal to the price paid', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.nat(100_000),
        kinds,
        (lines, discount, kind) => {
          const invoice = taxInvoice(lines, kind, discount);
          const { taxable, cgst, sgst, igst, cess, round_off, total } = invoice;
          expect(taxable + cgst + sgst + igst + cess + round_off).toBe(total);
          const whole = sumPaise(lines.map(({ gross }) => gross));
          expect(total).toBe(whole - Math.min(discount, whole));
        },
      ),
    );
  });
});

describe('delivery charges', () => {
  it('bear the tax of the goods, apportioned by value', () => {
    const goods = [
      { gross: 100_000, rate: 18 },
      { gross: 50_000, rate: 5 },
    ];
    expect(apportionFees(goods, [{ gross: 6000 }, { gross: 0 }])).toEqual([
      [
        { gross: 4000, rate: 18, cess_rate: 0 },
        { gross: 2000, rate: 5, cess_rate: 0 },
      ],
      [],
    ]);
  });

  it('are apportioned to the paisa, also for free goods', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(100_000), (goods, gross) => {
        const [parts = []] = apportionFees(goods, [{ gross }]);
        expect(sumPaise(parts.map((part) => part.gross))).toBe(gross);
      }),
    );
  });
});

describe('a credit note', () => {
  const invoice = taxInvoice([{ gross: 100_000, rate: 18 }], 'intra-state');
  const [sold] = invoice.lines;

  it('credits the share of the returned units', () => {
    const note = creditNote([{ line: sold!, quantity: 3, returned: 1 }]);
    expect(note).toMatchObject({ ok: true, total: 33_333 });
  });

  it('rejects more units than remain, by line', () => {
    expect(creditNote([{ line: sold!, quantity: 3, credited: 2, returned: 2 }])).toEqual({
      ok: false,
      reasons: { 0: 'Only 1 of 3 can still be returned.' },
    });
  });

  it('credits exactly the tax that was charged, also unit by unit', () => {
    const [goods] = taxInvoice([{ gross: 29_997, rate: 18 }], 'intra-state').lines;
    expect(goods).toMatchObject({ taxable: 25_421, cgst: 2288, sgst: 2288 });
    const notes = [0, 1, 2].map((credited) =>
      creditNote([{ line: goods!, quantity: 3, credited, returned: 1 }]),
    );
    expect(sumPaise(notes.map((note) => (note.ok ? note.lines[0]!.cgst : 0)))).toBe(2288);
  });

  it('adds up to the invoice line in every amount, however the returns are batched', () => {
    fc.assert(
      fc.property(
        line,
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 }),
        kinds,
        (of, parcels, kind) => {
          const [whole] = taxInvoice([of], kind).lines;
          const quantity = parcels.reduce((sum, pieces) => sum + pieces, 0);
          let credited = 0;
          const notes: TaxedLine[] = [];
          for (const returned of parcels) {
            const note = creditNote([{ line: whole!, quantity, credited, returned }]);
            expect(note.ok).toBe(true);
            if (note.ok) notes.push(...note.lines);
            credited += returned;
          }
          for (const { gross, taxable, cgst, sgst, igst, cess, round_off } of notes)
            expect(taxable + cgst + sgst + igst + cess + round_off).toBe(gross);
          const { rate: _rate, cess_rate: _cess, ...figures } = whole!;
          for (const [name, figure] of Object.entries(figures))
            expect([name, sumPaise(notes.map((note) => note[name as keyof TaxedLine]))]).toEqual([
              name,
              figure,
            ]);
        },
      ),
    );
  });
});

describe('ewayBillProblem', () => {
  const day = '2026-11-22';
  const between = { day, value: 5_000_001, from_state: 'Rajasthan', to_state: 'Karnataka' };
  it('requires a number above ₹50,000 between states, not at the limit', () => {
    expect(ewayBillProblem(between)).toMatch(/₹50,000\.01 between states need an e-way bill/);
    expect(ewayBillProblem({ ...between, value: 5_000_000 })).toBeUndefined();
  });
  it('accepts a valid number and rejects an invalid one', () => {
    expect(ewayBillProblem({ ...between, eway_bill: '3910 0123 4567' })).toBeUndefined();
    expect(ewayBillProblem({ ...between, eway_bill: '391001' })).toMatch(/12 digits/);
  });
  it('applies the limit of the state for goods that stay in it', () => {
    const within = { day, value: 9_000_000, from_state: 'MH', to_state: '27' };
    expect(ewayBillProblem(within)).toBeUndefined();
    expect(ewayBillProblem({ ...within, to_state: 'GJ' })).toMatch(/between states/);
    const general = ewayLimits.filter(({ state }) => state === null);
    expect(ewayBillProblem(within, general)).toMatch(/within Maharashtra/);
  });
  it('applies the limit of the day, on the last day of one and the first of the next', () => {
    const inBihar = (on: string) =>
      ewayBillProblem({ day: on, value: 15_000_000, from_state: 'Bihar', to_state: '10' });
    expect(inBihar('2019-01-20')).toBeUndefined();
    expect(inBihar('2019-01-21')).toMatch(/within Bihar need an e-way bill \(above ₹1,00,000/);
    expect(ewayLimitOn('2018-06-05', '19')).toBe(5_000_000);
    expect(ewayLimitOn('2018-06-06', '19')).toBe(10_000_000);
    // Cancelled before it came into force.
    expect(ewayLimitOn('2023-12-01', '19')).toBe(10_000_000);
    expect(ewayBillProblem({ ...between, day: '2018-03-31' })).toBeUndefined();
    expect(ewayBillProblem({ ...between, day: '2018-04-01' })).toMatch(/need an e-way bill/);
  });
  it('has at most one limit per state and day', () => {
    for (const one of ewayLimits) {
      const others = ewayLimits.filter((other) => other !== one && other.state === one.state);
      for (const { from, till } of others)
        expect(from > (one.till ?? '9999') || (till ?? '9999') < one.from).toBe(true);
    }
  });
});
