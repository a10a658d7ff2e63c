import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comboWeight, explodeLines } from './explodeLines.ts';
import type { ComboPart } from './explodeLines.ts';

const part = (sku_id: string, change: Partial<ComboPart> = {}): ComboPart => ({
  sku_id,
  sku_name: sku_id,
  quantity: 1,
  unit_price_paise: 100_00,
  gst: 5,
  cess: 0,
  hsn_code: '6912',
  weight_g: 300,
  length_cm: 10,
  width_cm: 10,
  height_cm: 8,
  ...change,
});

describe('explodeLines', () => {
  it('replaces a combo by its parts, with their price by the prices that they have alone', () => {
    const parts = [part('CUP', { quantity: 2, unit_price_paise: 300_00 }), part('SAUCER', { gst: 18 })];
    const line = { sku_id: 'SET', quantity: 2, unit_price_paise: 630_00, discount_paise: 0, parts };
    const single = { sku_id: 'BOOK', quantity: 1, unit_price_paise: 50_00, discount_paise: 0 };
    expect(explodeLines([line, single])).toMatchObject([
      { sku_id: 'CUP', quantity: 4, unit_price_paise: 270_00, gst: 5, parts: null },
      { sku_id: 'SAUCER', quantity: 2, unit_price_paise: 90_00, gst: 18, parts: null },
      single,
    ]);
    expect(comboWeight(parts)).toBe(900);
  });
  it('keeps the price of a combo to the paisa', () => {
    const parts = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 7 }), unit_price_paise: fc.nat(9_000_00) }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(
        parts,
        fc.integer({ min: 1, max: 9 }),
        fc.nat(9_000_00),
        fc.nat(10_000_00),
        (facts, quantity, unit_price_paise, discount_paise) => {
          const own = facts.map((fact, index) => part(`P${index}`, fact));
          const exploded = explodeLines([
            { sku_id: 'SET', quantity, unit_price_paise, discount_paise, parts: own },
          ]);
          const net = exploded.map((line) => line.unit_price_paise * line.quantity - line.discount_paise);
          expect(net.every((paise) => paise >= 0)).toBe(true);
          expect(net.reduce((sum, paise) => sum + paise, 0)).toBe(
            Math.max(0, unit_price_paise * quantity - discount_paise),
          );
        },
      ),
    );
  });
});
