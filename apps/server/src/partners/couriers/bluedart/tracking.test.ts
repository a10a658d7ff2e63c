import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CourierUnavailable } from '../port.ts';
import { creditReference } from './reference.ts';
import { parseTracking } from './tracking.ts';
import { addressLines } from './waybill.ts';
import { parseXml, textIn } from './xml.ts';

describe('the reader of XML', () => {
  test('reads elements, attributes, entities and CDATA', () => {
    const root = parseXml(
      `<?xml version="1.0"?><!-- one --><A Name="Rao &amp; Sons" Other='x'><B>3 &lt; 4 &#8377; &#x20B9;</B><C><![CDATA[<b>]]></C><D/></A>`,
    );
    expect(root?.attributes).toEqual({ Name: 'Rao & Sons', Other: 'x' });
    expect(root && [textIn(root, 'B'), textIn(root, 'C'), textIn(root, 'D')]).toEqual([
      '3 < 4 ₹ ₹',
      '<b>',
      '',
    ]);
  });

  test.each([
    ['an open element', '<A><B></A>'],
    ['two roots', '<A/><B/>'],
    ['text outside', 'x<A/>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY x "xxxx">]><A>&x;</A>'],
    ['nothing', ''],
    ['a page', '<html><body>Please wait'],
    ['a deep one', '<A>'.repeat(100) + '</A>'.repeat(100)],
  ])('takes no %s', (_, text) => {
    expect(parseXml(text)).toBeUndefined();
  });

  test('parses any input in linear time', () => {
    fc.assert(
      fc.property(
        fc.string({
          maxLength: 300,
          unit: fc.constantFrom('<', '>', '/', '&', ';', '=', '"', 'A', 'B', ' ', 'x', '!', '[', ']', '-'),
        }),
        (text) => {
          parseXml(text);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("Blue Dart's tracking", () => {
  const scan = (code: string, group: string, time: string, words = 'Scan') =>
    `<ScanDetail><Scan>${words}</Scan><ScanCode>${code}</ScanCode><ScanGroupType>${group}</ScanGroupType><ScanDate>21-Nov-2026</ScanDate><ScanTime>${time}</ScanTime><ScannedLocation>JAIPUR</ScannedLocation></ScanDetail>`;

  test('turns its scans round, and keeps their order within a minute', () => {
    const [row] = parseTracking(
      `<ShipmentData><Shipment WaybillNo="81" RefNo="KH-1"><Status>x</Status><Scans>${scan('000', 'T', '16:25')}${scan('002', 'S', '16:25')}${scan('001', 'S', '09:00')}</Scans></Shipment></ShipmentData>`,
    );
    expect(row?.scans.map(({ code, event_time }) => [code, event_time])).toEqual([
      ['001-S', '2026-11-21T03:30:00.000Z'],
      ['002-S', '2026-11-21T10:55:00.000Z'],
      ['000-T', '2026-11-21T10:55:00.000Z'],
    ]);
  });

  test('knows an unknown number, leaves out a scan without a time, and refuses another document', () => {
    expect(
      parseTracking(
        '<ShipmentData><Shipment WaybillNo="9" RefNo=""><Status>Incorrect Waybill number or No Information</Status></Shipment></ShipmentData>',
      ),
    ).toEqual([]);
    const [row] = parseTracking(
      `<ShipmentData><Shipment WaybillNo="81"><Scans>${scan('001', 'S', 'soon')}</Scans></Shipment></ShipmentData>`,
    );
    expect(row?.scans).toEqual([]);
    expect(() => parseTracking('<Error>no</Error>')).toThrow(CourierUnavailable);
  });
});

describe("Blue Dart's waybill", () => {
  test('takes an address in three lines of thirty characters, broken between words', () => {
    expect(addressLines('Plot 42, Sanganer Industrial Area, Pratap Nagar, Jaipur')).toEqual([
      'Plot 42, Sanganer Industrial',
      'Area, Pratap Nagar, Jaipur',
      '',
    ]);
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (address) => {
        for (const line of addressLines(address)) expect(line.length).toBeLessThanOrEqual(30);
      }),
    );
  });

  test('keeps references apart that begin alike, within twenty characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (a, b) => {
        expect(creditReference(a).length).toBeLessThanOrEqual(20);
        expect(creditReference(a) === creditReference(b)).toBe(a === b);
      }),
    );
  });
});
