import { parseIstMonthName } from '../istTime.ts';
import { CourierUnavailable } from '../port.ts';
import type { CourierScan } from '../port.ts';
import type { BluedartScan } from './schemas.ts';
import { childrenOf, parseXml, textIn } from './xml.ts';

export interface TrackedWaybill {
  awb: string;
  reference: string;
  destination: string;
  product: string;
  collectable: number;
  /** The oldest first. */
  scans: CourierScan[];
}

/** The group of a scan that comes without one, by its type: DL and UD end a delivery attempt, RT is the way back. */
const groupOfType: Record<string, string> = { DL: 'T', UD: 'T', RT: 'RT' };

/** Parses one scan; empty if its time is invalid. */
export function bluedartScan(awb: string, scan: BluedartScan): CourierScan[] {
  const event_time = parseIstMonthName(scan.ScanDate, scan.ScanTime);
  if (event_time === undefined) return [];
  const type = scan.ScanType?.trim().toUpperCase() ?? '';
  const group = scan.ScanGroupType?.trim().toUpperCase() || groupOfType[type] || 'S';
  return [
    {
      awb,
      code: `${scan.ScanCode.trim()}-${group}`,
      status: scan.Scan.trim(),
      status_type: group,
      event_time,
      location: scan.ScannedLocation?.trim() ?? '',
      remark: scan.Scan.trim(),
    },
  ];
}

/** Parses the tracking document: it has the newest scan first, with times to the minute. */
export function parseTracking(xml: unknown): TrackedWaybill[] {
  const document = typeof xml === 'string' ? parseXml(xml.trim()) : undefined;
  if (document?.name !== 'ShipmentData') throw new CourierUnavailable('Unexpected response from Blue Dart.');
  return childrenOf(document, 'Shipment').flatMap((shipment): TrackedWaybill[] => {
    const awb = shipment.attributes['WaybillNo'] ?? '';
    // An unknown AWB is a shipment without a status.
    if (awb === '' || /incorrect/i.test(textIn(shipment, 'Status'))) return [];
    const details = childrenOf(childrenOf(shipment, 'Scans')[0], 'ScanDetail');
    const scans = details.toReversed().flatMap((detail) =>
      bluedartScan(awb, {
        Scan: textIn(detail, 'Scan'),
        ScanCode: textIn(detail, 'ScanCode'),
        ScanGroupType: textIn(detail, 'ScanGroupType'),
        ScanType: textIn(detail, 'ScanType'),
        ScanDate: textIn(detail, 'ScanDate'),
        ScanTime: textIn(detail, 'ScanTime'),
        ScannedLocation: textIn(detail, 'ScannedLocation'),
      }),
    );
    return [
      {
        awb,
        reference: shipment.attributes['RefNo'] ?? '',
        destination: textIn(shipment, 'DestinationAreaCode'),
        product: textIn(shipment, 'ProductType'),
        collectable: Number(textIn(shipment, 'CollectableAmount') || 0),
        scans,
      },
    ];
  });
}
