import { istDay } from '@khep/domain/days';
import { bankSecretOwner } from '../../brand/company/bank.ts';
import { hashSecret } from '../../brand/accounts/tokens.ts';
import { savePrivateImage } from '../../brand/lookups/privateImages.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { bulkInsert } from './bulkInsert.ts';
import { demoSession } from './brand.ts';

const day = 86_400_000;

interface DemoUser {
  id: string;
  name: string;
  email: string;
  mobile: string;
  role: 'manager' | 'user';
  modules: string[];
  /** Hours since the last request; null for an invited user. */
  seenHoursAgo: number | null;
  device: string;
}

const windowsChrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const androidChrome =
  'Mozilla/5.0 (Linux; Android 16; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const team: readonly DemoUser[] = [
  {
    id: 'devendra',
    name: 'Devendra Meena',
    email: 'jaipur@mittiandloom.in',
    mobile: '9829044101',
    role: 'manager',
    modules: ['orders', 'shipment', 'ndr', 'rto', 'sku', 'pick and pack', 'rate calculator'],
    seenHoursAgo: 0.1,
    device: windowsChrome,
  },
  {
    id: 'sunita',
    name: 'Sunita Patil',
    email: 'bhiwandi@mittiandloom.in',
    mobile: '9820044102',
    role: 'manager',
    modules: ['orders', 'shipment', 'rto', 'pick and pack'],
    seenHoursAgo: 1,
    device: windowsChrome,
  },
  {
    id: 'imran',
    name: 'Imran Sheikh',
    email: 'imran@mittiandloom.in',
    mobile: '9818720714',
    role: 'user',
    modules: ['orders', 'shipment', 'ndr', 'rto'],
    seenHoursAgo: 0.4,
    device: windowsChrome,
  },
  {
    id: 'kavya',
    name: 'Kavya Nair',
    email: 'kavya.nair@mittiandloom.in',
    mobile: '9847044104',
    role: 'user',
    modules: ['reconciliation', 'dispute', 'billing', 'analytics', 'finance'],
    seenHoursAgo: 14,
    device: windowsChrome,
  },
  {
    id: 'pooja',
    name: 'Pooja Gurjar',
    email: 'pooja@mittiandloom.in',
    mobile: '9829044120',
    role: 'user',
    modules: ['orders', 'pick and pack'],
    seenHoursAgo: 15,
    device: androidChrome,
  },
  {
    id: 'neha',
    name: 'Neha Solanki',
    email: 'neha@mittiandloom.in',
    mobile: '9829044106',
    role: 'user',
    modules: ['orders', 'pick and pack'],
    seenHoursAgo: null,
    device: '',
  },
];

const userId = ({ id }: DemoUser) => `usr_0${id}0demo`;

/** A page with one line of text, as PDF. */
function samplePdf(text: string): Uint8Array {
  const content = `BT /F1 16 Tf 60 760 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`);
}

/** The company of the demo brand: verified GSTINs and bank account, a plan, and a team that did something. */
export async function seedCompany(
  tx: Tx,
  services: Pick<Services, 'couriers' | 'privateFiles' | 'clock'>,
  password_hash: string,
  now: Date,
): Promise<void> {
  const { brand_id, user_id, name } = demoSession;
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000);
  const joined = at(24 * 110);
  await bulkInsert(
    tx,
    'users',
    team.map((user) => ({
      brand_id,
      user_id: userId(user),
      login_id: `log_0${user.id}0demo`,
      name: user.name,
      email: user.email,
      mobile: user.mobile,
      business_role: user.role,
      module_access: user.modules,
      profile_photo: null,
      is_active: true,
      created_at: user.seenHoursAgo === null ? at(40) : joined,
    })),
  );
  await bulkInsert(
    tx,
    'logins',
    team.map((user) => ({
      login_id: `log_0${user.id}0demo`,
      email: user.email,
      phone: user.mobile,
      // The password of the demo log-in works for each of them.
      password_hash: user.seenHoursAgo === null ? '' : password_hash,
      home_brand_id: brand_id,
      home_user_id: userId(user),
      created_at: joined,
    })),
  );
  await bulkInsert(
    tx,
    'sessions',
    team.flatMap((user) =>
      user.seenHoursAgo === null
        ? []
        : [
            {
              brand_id,
              token_hash: hashSecret(`demo session of ${user.id}`),
              user_id: userId(user),
              created_at: at(24 * 3 + user.seenHoursAgo),
              expires_at: new Date(now.getTime() + 5 * day),
              last_seen_at: at(user.seenHoursAgo),
              user_agent: user.device,
              address: '103.21.58.14',
            },
          ],
    ),
  );
  const gst_no = '08AAMCM4821L1Z2';
  const file = (text: string) => savePrivateImage(tx, services, demoSession, samplePdf(text), 'pdf');
  await tx
    .insertInto('gst_records')
    .values({
      brand_id,
      id: gst_no.slice(0, 2),
      gst_no,
      pan_card_url: await file('PAN card of the demo brand'),
      gst_verification_url: await file('GST certificate of the demo brand'),
      status: 'verified',
      legal_name: 'Mitti & Loom Crafts Private Limited',
      address: 'Plot 42, Sanganer Industrial Area, Jaipur, Rajasthan, 302017',
      reason: '',
      is_simulated: true,
      created_at: at(24 * 118),
      checked_at: at(24 * 118 - 1),
    })
    .execute();
  const bank = 'bnk_0demo';
  await tx
    .insertInto('bank_accounts')
    .values({
      brand_id,
      id: bank,
      account_number: services.couriers.vault.seal('502000714486', bankSecretOwner(brand_id, bank)),
      account_end: '4486',
      account_holder: 'Mitti & Loom Crafts Private Limited',
      ifsc: 'HDFC0000054',
      bank_name: 'HDFC Bank',
      branch_name: 'Ashok Marg, Jaipur',
      status: 'verified',
      reason: '',
      registered_name: 'MITTI AND LOOM CRAFTS PVT LTD',
      provider_id: 'fav_demo',
      is_simulated: true,
      created_at: at(24 * 117),
      checked_at: at(24 * 117 - 2),
    })
    .execute();
  await tx
    .insertInto('company_choices')
    .values({
      brand_id,
      plan: 'starter',
      plan_from: istDay(at(24 * 110)),
    })
    .execute();
  const actor = { kind: 'user', id: user_id, name };
  const event = (id: string, hoursAgo: number, kind: string, data: Record<string, unknown>) => ({
    brand_id,
    event_id: `evt_0company${id}`,
    order_id: null,
    shipment_id: null,
    kind,
    actor,
    data,
    at: at(hoursAgo),
  });
  await bulkInsert(tx, 'events', [
    event('gst', 24 * 118, 'company.gst_sent', { gst_no }),
    event('bank', 24 * 117, 'company.bank_sent', { account: 'HDFC Bank ••4486' }),
    event('plan', 24 * 110, 'company.plan_chosen', { plan: 'Starter', before: '' }),
    ...team.map((user, index) =>
      event(`user${index}`, user.seenHoursAgo === null ? 40 : 24 * 110 - index, 'user.added', {
        user_id: userId(user),
        business_role: user.role,
        module_access: user.modules,
      }),
    ),
    event('ndr', 98, 'user.changed', {
      user_id: userId(team[2]!),
      before: { business_role: 'user', module_access: ['orders', 'shipment', 'ndr'] },
      after: { business_role: 'user', module_access: ['orders', 'shipment', 'ndr', 'rto'] },
    }),
    event('mobile', 190, 'user.contact_changed', { user_id: userId(team[0]!), field: 'mobile' }),
  ]);
}
