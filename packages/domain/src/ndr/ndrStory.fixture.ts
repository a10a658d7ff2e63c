import { ndrActions } from '../couriers/ndrBuckets.ts';
import type { NdrAction } from '../couriers/ndrBuckets.ts';
import type { NdrAnswer } from './actions.ts';
import type { BuyerCallData, DialData } from './evidence/BuyerCalls.tsx';

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

export const canDial: DialData = {
  is_connected: true,
  provider_name: 'Exotel',
  is_simulated: false,
  is_recorded: true,
  problem: '',
  phone: '98••••4410',
  number: '',
  agent_phone: '98••••1234',
};

export const buyerCall: BuyerCallData = {
  id: '1',
  state: 'answered',
  problem: '',
  talk_seconds: 102,
  at: '2026-11-21T05:10:00Z',
  by: 'Ritika Sharma',
  recording: {
    state: 'stored',
    url: '/api/ndr/proof/0123456789abcdef0123456789abcdef.mp3',
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    problem: '',
  },
};
