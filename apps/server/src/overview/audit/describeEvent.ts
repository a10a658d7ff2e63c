import { formatNumber } from '@khep/domain/money';
import { asText as text } from '../../base/jsonText.ts';
import { describeOrderEvent } from '../orders/details/timeline.ts';

const grouped = (count: unknown): string => formatNumber(Number(count));

type Data = Record<string, unknown>;

/** An event in words: what was done, and to what. */
export interface DescribedEvent {
  title: string;
  detail: string;
}

const list = (value: unknown): string =>
  Array.isArray(value) ? value.map((one) => (one === 'all' ? 'every module' : text(one))).join(', ') : '';

interface Rights {
  business_role?: unknown;
  module_access?: unknown;
}

/** Role and modules that a change gave and took. */
function describeRights(before: Rights, after: Rights): string {
  const modules = (rights: Rights) =>
    Array.isArray(rights.module_access) ? rights.module_access.map(text) : [];
  const [old, now] = [modules(before), modules(after)];
  const added = now.filter((module) => !old.includes(module));
  const removed = old.filter((module) => !now.includes(module));
  return [
    before.business_role === after.business_role
      ? ''
      : `${text(before.business_role)} → ${text(after.business_role)}`,
    added.length > 0 ? `added ${list(added)}` : '',
    removed.length > 0 ? `removed ${list(removed)}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

const describeCourierFile =
  (done: string) =>
  ({ kind, number, courier }: Data): DescribedEvent => ({
    title: `${kind === 'cod' ? 'COD remittance' : 'Courier invoice'} ${done}`,
    detail: [text(number), text(courier)].join(', '),
  });

const describeReportAddress =
  (done: string) =>
  ({ page, address }: Data): DescribedEvent => ({
    title: `Outside address of a page by email ${done}`,
    detail: [text(page), text(address)].join(', '),
  });

/** Titles by kind, with the part of the data that says more. `names` are the brand's users by id. */
const words: Record<string, (data: Data, name: string) => DescribedEvent> = {
  'brand.created': (data) => ({ title: 'Brand created', detail: text(data['brand_name']) }),
  'user.added': (data, name) => ({
    title: `${name} invited`,
    detail: [text(data['business_role']), list(data['module_access'])].filter(Boolean).join('; '),
  }),
  'user.changed': (data, name) => ({
    title: `${name} changed`,
    detail: describeRights(data['before'] ?? {}, data['after'] ?? {}) || 'Name or photo',
  }),
  'user.removed': (data, name) => ({ title: `${text(data['name']) || name} removed`, detail: '' }),
  'user.invited_again': (_, name) => ({ title: `${name} invited again`, detail: '' }),
  'user.contact_changed': (data, name) => ({
    title: `${text(data['field']) === 'email' ? 'Email' : 'Mobile number'} of ${name} changed`,
    detail: 'Confirmed by code',
  }),
  'user.logged_in': (data) => ({
    title: data['is_new_device'] === true ? 'Logged in on a new device' : 'Logged in',
    detail: text(data['address']),
  }),
  'user.password_changed': () => ({ title: 'Password changed', detail: '' }),
  'user.two_step_on': () => ({ title: 'Two-step log-in turned on', detail: '' }),
  'user.two_step_off': () => ({ title: 'Two-step log-in turned off', detail: '' }),
  'user.two_step_reset': (data, name) => ({
    title: `Two-step log-in of ${text(data['name']) || name} reset`,
    detail: '',
  }),
  'user.two_step_required': (data) => ({
    title: 'Two-step log-in rule changed',
    detail: list(data['roles']) === '' ? 'Required of no role' : `Required of ${list(data['roles'])}`,
  }),
  'user.recovery_codes_replaced': () => ({ title: 'Recovery codes replaced', detail: '' }),
  'user.recovery_code_used': (data) => ({
    title: 'Logged in with a recovery code',
    detail: `${text(data['left'])} codes remain`,
  }),
  'user.logged_out': (_, name) => ({ title: `${name} logged out on all devices`, detail: '' }),
  'company.profile_saved': () => ({ title: 'Company profile updated', detail: '' }),
  'company.gst_sent': (data) => ({ title: 'GSTIN sent for verification', detail: text(data['gst_no']) }),
  'company.bank_sent': (data) => ({
    title: 'Bank account sent for verification',
    detail: text(data['account']),
  }),
  'company.partners_saved': (data) => ({
    title: 'Courier services selected',
    detail: list(data['services']),
  }),
  'company.plan_chosen': (data) => ({
    title: 'Plan chosen',
    detail: [text(data['before']), text(data['plan'])].filter(Boolean).join(' → '),
  }),
  'contract.rate_card_added': (data) => ({
    title: `Rate card of ${text(data['courier'])} added`,
    detail: [text(data['valid_from']), text(data['valid_till']) || 'until further notice'].join(' to '),
  }),
  'contract.slas_saved': (data) => ({
    title: `SLA of ${text(data['courier'])} saved`,
    detail: `${text(data['zones'])} zones`,
  }),
  'contract.pincodes_uploaded': (data) => ({
    title: `PIN codes of ${text(data['courier'])} uploaded`,
    detail: `${grouped(data['added'])} added, ${grouped(data['changed'])} changed, ${grouped(data['same'])} unchanged`,
  }),
  'mapping.saved': (data) => ({
    title: 'Column mapping saved',
    detail: [text(data['source']), text(data['type']).replaceAll('-', ' ')].join(', '),
  }),
  'mapping.deleted': (data) => ({
    title: 'Column mapping deleted',
    detail: [text(data['source']), text(data['type']).replaceAll('-', ' ')].join(', '),
  }),
  'import.rows_deleted': (data) => ({
    title: 'Rejected rows deleted',
    detail: `${grouped(data['count'])} of an import`,
  }),
  'courier.credentials_saved': (data) => ({
    title: 'Courier credentials saved',
    detail: text(data['partner']),
  }),
  'courier.warehouse_named': (data) => ({
    title: `Name of ${text(data['warehouse'])} at ${text(data['partner'])} saved`,
    detail: text(data['name']) || "Khep's own",
  }),
  'courier.warehouse_sent': (data) => ({
    title: `${text(data['warehouse'])} registered at ${text(data['partner'])}`,
    detail: text(data['name']),
  }),
  'courier.label_chosen': (data) => ({
    title: `Label of ${text(data['courier'])} chosen`,
    detail: data['label'] === 'courier' ? "The courier's own" : "Khep's",
  }),
  'courier.statuses_mapped': (data) => ({
    title: `Statuses of ${text(data['partner'])} mapped`,
    detail: list(data['statuses']),
  }),
  'courier_file.uploaded': describeCourierFile('uploaded'),
  'courier_file.deleted': describeCourierFile('deleted'),
  'cod_cycle.saved': (data) => ({
    title: `COD cycle of ${text(data['courier'])} saved`,
    detail: text(data['cycle']),
  }),
  'webhook.added': (data) => ({ title: 'Webhook added', detail: text(data['url']) }),
  'webhook.changed': (data) => ({
    title: 'Webhook changed',
    detail: [text(data['before']), text(data['url'])].filter(Boolean).join(' → '),
  }),
  'webhook.deleted': (data) => ({ title: 'Webhook deleted', detail: text(data['url']) }),
  'preference.saved': (data) => ({
    title: 'Preferences saved',
    detail: text(data['preference_type']).replaceAll('_', ' '),
  }),
  'notification.settings_saved': (data) => ({
    title: 'Message settings saved',
    detail: list(data['channels']),
  }),
  'notification.text_saved': (data) => ({
    title: data['is_restored'] === true ? 'Built-in message restored' : 'Message saved',
    detail: [text(data['message']), text(data['language'])].join(', '),
  }),
  'report.address_added': describeReportAddress('asked to confirm'),
  'report.address_confirmed': describeReportAddress('confirmed'),
  'report.address_stopped': describeReportAddress('stopped by its owner'),
  'report.address_removed': describeReportAddress('removed'),
  'allocation.updated': (data) => ({ title: 'Courier allocation changed', detail: text(data['change']) }),
};

/** Returns `Sku price changed` for `sku.price_changed`: for kinds that have no words of their own. */
function humanize(kind: string): string {
  const plain = kind.replaceAll(/[._]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Describes an event for the audit log. @param nameOf the brand's users by id */
export function describeEvent(kind: string, data: Data, nameOf: (user_id: string) => string): DescribedEvent {
  const own = words[kind]?.(data, nameOf(text(data['user_id'])));
  if (own !== undefined) return own;
  const [title = '', ...detail] = (describeOrderEvent(kind, data) ?? humanize(kind)).split(': ');
  return { title, detail: detail.join(': ') };
}
