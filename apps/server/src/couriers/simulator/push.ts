import { createHmac } from 'node:crypto';
import type { CourierPartner } from '@khep/domain/tracking';
import { indianTime } from '../indianTime.ts';
import { bluedartDetail } from './bluedart.ts';
import type { PlannedScan } from './plan.ts';
import { xpressbeesRow } from './xpressbees.ts';

export interface Push {
  body: string;
  headers: Record<string, string>;
}

interface PushSecret {
  user?: string;
  secret: string;
}

/** What a courier posts for one scan, signed as each does it. */
export function pushOf(
  partner: CourierPartner,
  awb: string,
  scan: PlannedScan,
  { user = '', secret }: PushSecret,
): Push {
  const json = { 'content-type': 'application/json' };
  if (partner === 'delhivery') {
    const body = {
      Shipment: {
        AWB: awb,
        NSLCode: scan.code,
        Status: {
          Status: scan.status,
          StatusType: scan.status_type,
          StatusDateTime: indianTime(scan.at),
          StatusLocation: scan.location,
          Instructions: scan.remark,
        },
      },
    };
    return { body: JSON.stringify(body), headers: { ...json, authorization: `Token ${secret}` } };
  }
  if (partner === 'xpressbees') {
    const body = JSON.stringify({ AWBNo: awb, ...xpressbeesRow(scan) });
    const signature = createHmac('sha256', secret).update(body).digest('base64');
    return { body, headers: { ...json, 'x-hmac-sha256': signature } };
  }
  const body = {
    statustracking: [{ Shipment: { WaybillNo: awb, Scans: { ScanDetail: [bluedartDetail(scan)] } } }],
  };
  const basic = Buffer.from(`${user}:${secret}`).toString('base64');
  return { body: JSON.stringify(body), headers: { ...json, authorization: `Basic ${basic}` } };
}
