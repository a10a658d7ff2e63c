import { createHmac } from 'node:crypto';
import type { CourierPartner } from '@khep/domain/tracking';
import { formatIst } from '../istTime.ts';
import { bluedartDetail } from './bluedart.ts';
import type { PlannedScan } from './plan.ts';
import { xpressbeesRow } from './xpressbees.ts';

export interface SimulatedWebhook {
  body: string;
  headers: Record<string, string>;
}

interface PushSecret {
  user?: string;
  secret: string;
}

type Make = (awb: string, scan: PlannedScan, secret: PushSecret) => SimulatedWebhook;

const json = { 'content-type': 'application/json' };

const makers: Record<CourierPartner, Make> = {
  delhivery(awb, scan, { secret }) {
    const Status = {
      Status: scan.status,
      StatusType: scan.status_type,
      StatusDateTime: formatIst(scan.at),
      StatusLocation: scan.location,
      Instructions: scan.remark,
    };
    return {
      body: JSON.stringify({ Shipment: { AWB: awb, NSLCode: scan.code, Status } }),
      headers: { ...json, authorization: `Token ${secret}` },
    };
  },

  xpressbees(awb, scan, { secret }) {
    const body = JSON.stringify({ AWBNo: awb, ...xpressbeesRow(scan) });
    const signature = createHmac('sha256', secret).update(body).digest('base64');
    return { body, headers: { ...json, 'x-hmac-sha256': signature } };
  },

  bluedart(awb, scan, { user = '', secret }) {
    const Shipment = { WaybillNo: awb, Scans: { ScanDetail: [bluedartDetail(scan)] } };
    const basic = Buffer.from(`${user}:${secret}`).toString('base64');
    return {
      body: JSON.stringify({ statustracking: [{ Shipment }] }),
      headers: { ...json, authorization: `Basic ${basic}` },
    };
  },
};

/** Builds a courier's webhook for one scan, with its signature. */
export function buildWebhook(
  partner: CourierPartner,
  awb: string,
  scan: PlannedScan,
  secret: PushSecret,
): SimulatedWebhook {
  return makers[partner](awb, scan, secret);
}
