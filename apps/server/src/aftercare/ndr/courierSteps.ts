import { couriers } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import type { NdrAction } from '../../partners/couriers/port.ts';
import type { NdrActionRecord } from './tables.ts';

/** Returns the courier's requests for an answer, in their order: most take one change at a time. */
export function toCourierSteps(
  partner: CourierPartner,
  { awb, pincode }: { awb: string; pincode: string },
  { answer, report }: Pick<NdrActionRecord, 'answer' | 'report'>,
): NdrAction[] {
  const { action, re_attempt_date: date, customer_address, landmark, alternate_phone: phone } = answer;
  // The report has the remark too.
  const remark = report || answer.remark;
  const base = { awb, ...(remark !== '' && { remark }) };
  if (action === 'return') return [{ ...base, action }];
  const again: NdrAction =
    date === '' ? { ...base, action: 're-attempt' } : { ...base, action: 'reschedule', date };
  if (action === 're-attempt') return [again];
  const { takesDateWithChange } = couriers[partner];
  const address = [customer_address, landmark].filter(Boolean).join(', ');
  const edit: NdrAction = {
    ...base,
    action,
    ...(address !== '' && { address, pincode }),
    ...(phone !== '' && { phone }),
    ...(takesDateWithChange && date !== '' && { date }),
  };
  return takesDateWithChange || date === '' ? [edit] : [edit, again];
}
