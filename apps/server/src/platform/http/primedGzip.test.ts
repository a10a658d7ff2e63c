import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPrimedGzip } from './primedGzip.ts';

test('what is compressed in two parts is unpacked as one text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (start, remainder) => {
      expect(gunzipSync(createPrimedGzip(start)(remainder)).toString()).toBe(
        Buffer.from(start + remainder).toString(),
      );
    }),
  );
});

test('the remainder refers to the start, also one longer than the window', () => {
  const start = Array.from({ length: 6000 }, (_, index) => `.rule${index}{color:red}`).join('');
  const remainder = start.slice(-9000);
  const packed = createPrimedGzip(start)(remainder);
  expect(gunzipSync(packed).toString()).toBe(start + remainder);
  expect(packed.length).toBeLessThan(gzipSync(start).length * 1.1);
});
