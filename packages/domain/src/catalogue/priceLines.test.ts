import { expect, test } from 'vitest';
import { readPriceLines, writePriceLines } from './priceLines.ts';

test('products and prices are read as typed, and as pasted from a sheet', () => {
  expect(readPriceLines('TP-S-01 410\n\nKU-1\t₹1,250.50\nTR-HLM, 99')).toEqual({
    prices: [
      { sku_id: 'TP-S-01', price: 410 },
      { sku_id: 'KU-1', price: 1250.5 },
      { sku_id: 'TR-HLM', price: 99 },
    ],
  });
  const written = [{ sku_id: 'TP-S-01', price: 410.5 }];
  expect(readPriceLines(writePriceLines(written)).prices).toEqual(written);
});

test('a line without a price is named', () => {
  expect(readPriceLines('TP-S-01 410\nKU-1').problem).toMatch(/^Line 2: enter a SKU and its price/);
  expect(readPriceLines('KU-1 free').problem).toMatch(/^Line 1/);
});
