import { parseIstDayFirst } from '../istTime.ts';
import type { CourierScan } from '../port.ts';
import type { DtdcTracking } from './schemas.ts';

interface Event {
  code: string;
  words: string | null | undefined;
  date: string;
  time: string;
  location: string | null | undefined;
  remark: string | null | undefined;
}

/** Parses "21062017" and "1530" or "15:30:25", IST. */
export function parseDtdcTime(date: string, time: string): string | undefined {
  const day = /^(\d{2})(\d{2})(\d{4})$/.exec(date.trim());
  const clock = /^(\d{2})(\d{2})(\d{2})?$/.exec(time.trim().replaceAll(':', ''));
  if (!day || !clock) return undefined;
  const [, hour = '', minute = '', second = '00'] = clock;
  return parseIstDayFirst(`${day[1]}-${day[2]}-${day[3]} ${hour}:${minute}:${second}`);
}

function scanOf(awb: string, { code, words, date, time, location, remark }: Event): CourierScan[] {
  const event_time = parseDtdcTime(date, time);
  if (event_time === undefined) return [];
  // A code comes in small letters too; it is one word. Anything else stays as it is, for its mapping by the brand.
  const status = /^\s*[a-z]+\s*$/i.test(code) ? code.trim().toUpperCase() : code.trim();
  // Pushes say "null".
  const told = remark?.trim() === 'null' ? '' : (remark?.trim() ?? '');
  // "DLK|OFFICE CLOSED OR DOOR LOCK-(CIR)"
  const [, reason, said] = /^([A-Z]{3})\|(.*)$/s.exec(told) ?? [];
  return [
    {
      awb,
      // A failed delivery is identified by its reason.
      code: status === 'NONDLV' ? (reason ?? status) : status,
      status,
      status_type: '',
      event_time,
      location: location?.trim() ?? '',
      remark: said ?? words?.trim() ?? '',
    },
  ];
}

/** Scans of a tracking answer, the oldest first as DTDC sends them. */
export function dtdcScans(awb: string, { trackDetails }: DtdcTracking): CourierScan[] {
  return (trackDetails ?? [])
    .flatMap((row) =>
      scanOf(awb, {
        code: row.strCode,
        words: row.strAction,
        date: row.strActionDate,
        time: row.strActionTime,
        location: row.strOrigin,
        remark: row.sTrRemarks,
      }),
    )
    .sort((a, b) => (a.event_time < b.event_time ? -1 : a.event_time > b.event_time ? 1 : 0));
}

/** A row of a push. */
export interface PushedRow {
  strAction: string;
  strActionDesc?: string | null | undefined;
  strOrigin?: string | null | undefined;
  strActionDate: string;
  strActionTime: string;
  strRemarks?: string | null | undefined;
}

export const pushedScan = (awb: string, row: PushedRow): CourierScan[] =>
  scanOf(awb, {
    code: row.strAction,
    words: row.strActionDesc,
    date: row.strActionDate,
    time: row.strActionTime,
    location: row.strOrigin,
    remark: row.strRemarks,
  });
