import { startOfDay } from '@khep/domain/days';
import type { NdrAction } from '../port.ts';
import { addressLines, dotNetDate } from './waybill.ts';

/** Maps the seller's NDR action to Blue Dart's alternate instruction. */
export function toInstructionRequest({
  awb,
  action,
  date,
  address,
  phone,
}: NdrAction): Record<string, unknown> {
  const [CneeAddress1, CneeAddress2, CneeAddress3] = addressLines(address ?? '');
  const PreferDate = date === undefined ? '' : dotNetDate(startOfDay(date));
  const requests: Record<NdrAction['action'], Record<string, unknown>> = {
    return: { AltInstRequestType: 'RT' },
    reschedule: { AltInstRequestType: 'DT', PreferDate },
    'change-address': { AltInstRequestType: 'A', CneeAddress1, CneeAddress2, CneeAddress3 },
    'change-phone': { AltInstRequestType: 'MC', MobileNo: phone ?? '' },
    're-attempt': { AltInstRequestType: 'RA' },
  };
  return { AWBNo: awb, ...requests[action] };
}
