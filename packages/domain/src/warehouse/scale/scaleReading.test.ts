import { describe, expect, it } from 'vitest';
import { readScaleReport } from './hidReport.ts';
import { isNewWeight, toReading } from './scaleReading.ts';
import { readSerial } from './serialFrames.ts';

const read = (received: string) => readSerial(received).reading;

describe('lines of serial scales', () => {
  it('reads the stream of a Toledo Jaguar, which is set to pounds', () => {
    // ScaleResource, "Scales manual v1014", page 119: a typical data stream.
    const stream = [2, 49, 32, 32, 32, 32, 32, 50, 48, 48, 32, 32, 32, 32, 32, 32, 13];
    expect(read(String.fromCharCode(...stream))).toEqual({ kind: 'other unit', unit: 'lb' });
  });

  it('reads the bits of Toledo continuous output as its manual lists them', () => {
    // Wildcat Scale Technical Manual, tables 6-9 to 6-11: status A 101 is XXX.XXX, bit 5 of A, B and C is always set.
    const frame = (b: number, weight = '  1250', c = 0) =>
      `\u0002${String.fromCharCode(0b0101101, 0b0100000 | b, 0b0100000 | c)}${weight}000000\r`;
    expect(read(frame(1 << 4))).toEqual({ kind: 'stable', grams: 1250 });
    expect(read(frame(1 << 4, '000000'))).toEqual({ kind: 'empty' });
    expect(read(frame((1 << 4) | 1))).toEqual({ kind: 'tared' });
    expect(read(frame((1 << 4) | (1 << 1)))).toEqual({ kind: 'negative' });
    expect(read(frame((1 << 4) | (1 << 2)))).toEqual({ kind: 'over' });
    expect(read(frame((1 << 4) | (1 << 3)))).toEqual({ kind: 'moving' });
    expect(read(frame((1 << 4) | (1 << 6)))).toEqual({ kind: 'needs zero' });
    expect(read(frame(0))).toEqual({ kind: 'other unit', unit: 'lb' });
    // Grams, with status A 010: no decimals.
    expect(read('\u0002* !  1250000000\r')).toEqual({ kind: 'stable', grams: 1250 });
  });

  it('reads 8217, whose status is one character', () => {
    // DIVA Service Manual, page 45: bit 6 is always 1, bit 0 motion, 1 over capacity, 2 under zero, 3 outside zero range.
    expect(read('\u000201.250\r')).toEqual({ kind: 'stable', grams: 1250 });
    expect(read('\u000201.250N\r')).toEqual({ kind: 'tared' });
    expect(read('\u0002001250\r')).toEqual({ kind: 'other unit', unit: '' });
    expect(read('\u0002?a\r')).toEqual({ kind: 'moving' });
    expect(read('\u0002?b\r')).toEqual({ kind: 'over' });
    expect(read('\u0002?d\r')).toEqual({ kind: 'negative' });
    expect(read('\u0002?h\r')).toEqual({ kind: 'needs zero' });
  });

  it('reads NCI, with the status after the weight or alone', () => {
    // 3700LP User's Manual, page 11, and the bits of the Aviator 7000 Service Manual, page 49.
    expect(read('\n001.25kg\r\n00\r\u0003')).toEqual({ kind: 'stable', grams: 1250 });
    expect(read('\n 1250g \r\n00\r\u0003')).toEqual({ kind: 'stable', grams: 1250 });
    expect(read('\n01.250KG\r\nS00\r\u0003')).toEqual({ kind: 'stable', grams: 1250 });
    expect(read('\n001.25lb\r\n00\r\u0003')).toEqual({ kind: 'other unit', unit: 'lb' });
    expect(read('\n001.25kg\r\n10\r\u0003')).toEqual({ kind: 'moving' });
    expect(read('\nS10\r\u0003')).toEqual({ kind: 'moving' });
    expect(read('\n^^^^^^kg\r\n02\r\u0003')).toEqual({ kind: 'over' });
    expect(read('\n02\r\u0003')).toEqual({ kind: 'over' });
    expect(read('\n01\r\u0003')).toEqual({ kind: 'negative' });
    expect(read('\n0p8\r\u0003')).toEqual({ kind: 'needs zero' });
    expect(read('\n80\r\u0003')).toEqual({ kind: 'faulty' });
    // "?" answers a command that the scale has not.
    expect(read('\n?\r\u0003')).toBeUndefined();
  });

  it('reads the examples of the manuals of MT-SICS and A&D', () => {
    expect(read('S S     100.00 g\r\n')).toEqual({ kind: 'stable', grams: 100 });
    expect(read('S D     100.00 g\r\n')).toEqual({ kind: 'moving' });
    expect(read('S +\r\n')).toEqual({ kind: 'over' });
    expect(read('S -\r\n')).toEqual({ kind: 'negative' });
    expect(read('ST,G ,+01234.5kg\r\n')).toEqual({ kind: 'stable', grams: 1_234_500 });
    // GX-A Communication Manual, page 16.
    expect(read('ST,+00123.45  g\r\n')).toEqual({ kind: 'stable', grams: 123 });
    expect(read('US,-00183.69  g\r\n')).toEqual({ kind: 'moving' });
    expect(read('OL,+9999999E+19\r\n')).toEqual({ kind: 'over' });
    expect(read('OL,-9999999E+19\r\n')).toEqual({ kind: 'negative' });
    // Indicators of others, as their users wrote them down.
    expect(read('ST,GS,   245.6 g\r\n')).toEqual({ kind: 'stable', grams: 246 });
    expect(read('ST,GS, 00254.80 kg\r\n')).toEqual({ kind: 'stable', grams: 254_800 });
    expect(read('ST,GS    20.7g \r\n')).toEqual({ kind: 'stable', grams: 21 });
    expect(read('ST,NT,+  20.7g\r\n')).toEqual({ kind: 'tared' });
  });

  it('reads CAS', () => {
    expect(read('\u0001\u0002S 01.250KG!\u0003\u0004')).toEqual({ kind: 'stable', grams: 1250 });
    expect(read('\u0001\u0002U 01.250KG!\u0003\u0004')).toEqual({ kind: 'moving' });
    expect(read('\u0001\u0002S-00.250KG!\u0003\u0004')).toEqual({ kind: 'negative' });
    expect(read('\u0001\u0002S 01.250LB!\u0003\u0004')).toEqual({ kind: 'other unit', unit: 'LB' });
  });

  it('keeps the beginning of a message, and the last one counts', () => {
    const first = readSerial('250 g\r\nS D     900.00 g\r\nS S     500.00 g\r\nS S     6');
    expect(first.reading).toEqual({ kind: 'stable', grams: 500 });
    expect(readSerial(`${first.rest}20.00 g\r\n`).reading).toEqual({ kind: 'stable', grams: 620 });
    expect(readSerial('noise '.repeat(500)).rest.length).toBeLessThan(100);
  });
});

describe('reports of USB scales', () => {
  it('reads what users captured of their scales', () => {
    // antradar.com: 20 grams, and 645.2 ounces; its flags are "4", stable.
    expect(readScaleReport(Uint8Array.of(4, 0x02, 0x00, 0x14, 0x00))).toEqual({ kind: 'stable', grams: 20 });
    expect(readScaleReport(Uint8Array.of(4, 0x0b, 0xff, 0x34, 0x19))).toEqual({
      kind: 'other unit',
      unit: 'ounces',
    });
    // steventsnyder.com, after report id 3: nothing on the scale.
    expect(readScaleReport(Uint8Array.of(2, 11, 255, 0, 0))).toEqual({ kind: 'empty' });
  });

  it('reads each status of the usage tables', () => {
    const of = (status: number) => readScaleReport(Uint8Array.of(status, 3, 0xfe, 0x7d, 0x00))?.kind;
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(of)).toEqual([
      'faulty',
      'empty',
      'moving',
      'stable',
      'negative',
      'over',
      'faulty',
      'needs zero',
      undefined,
    ]);
    expect(readScaleReport(Uint8Array.of(4, 3, 0xfe, 0x7d, 0x00))).toEqual({ kind: 'stable', grams: 1250 });
    expect(readScaleReport(Uint8Array.of(4, 3))).toBeUndefined();
  });
});

it('rounds to whole grams, and fills in a weight once', () => {
  expect(toReading(1.0045, 'kg')).toEqual({ kind: 'stable', grams: 1005 });
  expect(toReading(0.0004, 'kg')).toEqual({ kind: 'empty' });
  expect(isNewWeight({ kind: 'stable', grams: 1250 }, undefined)).toBe(true);
  expect(isNewWeight({ kind: 'stable', grams: 1255 }, 1250)).toBe(false);
  expect(isNewWeight({ kind: 'stable', grams: 1260 }, 1250)).toBe(true);
  expect(isNewWeight({ kind: 'moving' }, undefined)).toBe(false);
});
