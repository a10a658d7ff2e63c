import { ndrActions } from '../couriers/ndrBuckets.ts';
import type { NdrAction } from '../couriers/ndrBuckets.ts';
import type { NdrAnswer } from './actions.ts';

export const noProof = { call_recording: '', screenshot: '' };

export const blankAnswer: NdrAnswer = {
  action: 're-attempt',
  is_fake: false,
  re_attempt_date: '',
  customer_address: '',
  landmark: '',
  alternate_phone: '',
  remark: '',
  proof: noProof,
};

/** Which actions a case allows: all but those with a reason. */
export const allowedBut = (reasons: Partial<Record<NdrAction, string>> = {}) =>
  ndrActions.map((action) => ({
    action,
    is_allowed: reasons[action] === undefined,
    reason: reasons[action] ?? '',
  }));

export const answeredCase = {
  courier_name: 'Delhivery',
  city: 'Jaipur',
  pincode: '302001',
  attempts: 2,
  is_late: false,
  rejection: '',
};

export const caseFacts = {
  order_number: 'KH-100482',
  courier_name: 'Delhivery Surface',
  awb: '80123456789',
  payment_mode: 'cod',
  value: 1499,
  address: '12 MI Road, Jaipur 302001',
  phone: '98••••4410',
  items: 'Blue pottery mugs, set of 6',
  situation: {
    happening: 'answer-wanted',
    by: '2026-11-21T15:30:00Z',
    otherwise: 're-attempt',
    day: null,
  },
} as const;
