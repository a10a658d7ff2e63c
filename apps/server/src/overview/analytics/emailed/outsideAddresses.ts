import { createHash } from 'node:crypto';
import type { OutsideAddress } from '@khep/api';
import { emailedPageOf, maxOutsideAddresses } from '@khep/domain/analytics';
import { canGrant } from '@khep/domain/team';
import { maskEmail } from '../../../base/contact.ts';
import { ApiError, conflict, forbidden } from '../../../base/errors.ts';
import { newId } from '../../../base/ids.ts';
import { consumeAttempt } from '../../../platform/db/attemptLimit.ts';
import { appendEvent, userActor } from '../../../platform/db/events.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { Session } from '../../../platform/http/session.ts';
import type { Services } from '../../../start/services.ts';
import { loadLabels } from '../labels.ts';
import type { EmailedAddressRecord, EmailedReportRecord } from '../tables.ts';
import { requireEmailedReport } from './emailedReports.ts';
import { confirmationEmail } from './emails.ts';
import { describeFilters } from './loadEmailedReport.ts';
import { outsideLink } from './outsideTokens.ts';
import type { OutsideAddressKey } from './outsideTokens.ts';

const daySeconds = 86_400;
/** Emails that ask for a confirmation, in a day: to one address of a page, of a brand, and to one address from all brands. */
const perAddress = 3;
const perBrand = 20;
const fromAllBrands = 10;

type AuthorSession = Pick<Session, 'brand_id' | 'user_id' | 'name' | 'business_role'>;

const notThere = () =>
  new ApiError({ status: 404, code: 'not_found', detail: 'This address was removed already.' });

/** Numbers that leave the brand are access for someone new. @throws ApiError 403 for those who can't give access */
function assertCanAdd({ business_role }: AuthorSession): void {
  if (!canGrant(business_role))
    throw forbidden('Only owners and managers can send pages to addresses outside the brand.');
}

/** Lists the addresses outside the brand of its pages, by page; masked for readers who can't add one. */
export async function listOutsideAddresses(
  db: Db,
  { brand_id, business_role }: Pick<AuthorSession, 'brand_id' | 'business_role'>,
): Promise<Map<string, OutsideAddress[]>> {
  const rows = await db
    .selectFrom('emailed_addresses')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .orderBy('email')
    .execute();
  const show = canGrant(business_role) ? (email: string) => email : maskEmail;
  return new Map(
    [...Map.groupBy(rows, ({ report_id }) => report_id)].map(([report_id, own]) => [
      report_id,
      own.map(({ id, email, state, asked_at }) => ({
        id,
        email: show(email),
        state,
        asked_at: asked_at.toISOString(),
      })),
    ]),
  );
}

/** Finds the addresses that have confirmed a page. */
export const findConfirmed = (db: Db, brand_id: string, report_id: string): Promise<EmailedAddressRecord[]> =>
  db
    .selectFrom('emailed_addresses')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('report_id', '=', report_id)
    .where('state', '=', 'confirmed')
    .orderBy('id')
    .execute();

const requireAddress = async (
  db: Db | Tx,
  { brand_id, id }: OutsideAddressKey,
): Promise<EmailedAddressRecord> => {
  const row = await db
    .selectFrom('emailed_addresses')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notThere();
  return row;
};

/** The log of changes names the page, and the address so that who knows it recognizes it. */
const eventData = (page: EmailedReportRecord['page'], email: string) => ({
  page: emailedPageOf(page).title,
  address: maskEmail(email),
});

/**
 * Asks an address outside the brand whether it wants a page. Nothing else is sent to it until it confirms.
 * @throws ApiError 403 for readers who can't give access, 409 for an address that the page has, 429 after too many questions
 */
export async function addOutsideAddress(
  db: Db,
  services: Services,
  session: AuthorSession,
  { report_id, email }: { report_id: string; email: string },
): Promise<void> {
  assertCanAdd(session);
  const { brand_id } = session;
  const report = await requireEmailedReport(db, brand_id, report_id);
  const others = await db
    .selectFrom('emailed_addresses')
    .select('email')
    .where('brand_id', '=', brand_id)
    .where('report_id', '=', report_id)
    .execute();
  if (others.some((one) => one.email === email)) throw alreadyAdded();
  if (others.length >= maxOutsideAddresses)
    throw conflict(`This page has ${maxOutsideAddresses} addresses outside the brand. Remove one first.`);
  const now = services.clock.now();
  const id = newId('ema', now.getTime());
  await consumeQuestion(db, services, { brand_id, id, email });
  await db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('emailed_addresses')
      .values({
        brand_id,
        id,
        report_id,
        email,
        state: 'waiting',
        asked_at: now,
      })
      .onConflict((conflicting) => conflicting.columns(['brand_id', 'report_id', 'email']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw alreadyAdded();
    await appendEvent(tx, {
      brand_id,
      kind: 'report.address_added',
      actor: userActor(session),
      data: eventData(report.page, email),
      at: now,
    });
  });
  await ask(db, services, session, { report, address: { brand_id, id, email } });
}

const alreadyAdded = () => conflict('This page has this address already.');

/** @throws ApiError 429 */
async function consumeQuestion(
  db: Db,
  { clock }: Services,
  { brand_id, id, email }: Pick<EmailedAddressRecord, 'brand_id' | 'id' | 'email'>,
): Promise<void> {
  // The table of attempts names no one.
  const hash = createHash('sha256').update(email).digest('base64url');
  for (const [key, limit] of [
    [`report:ask:${brand_id}:${id}`, perAddress],
    [`report:ask:${brand_id}`, perBrand],
    [`report:ask:${hash}`, fromAllBrands],
  ] as const)
    await consumeAttempt(db, clock, { key, limit, windowSeconds: daySeconds });
}

/** Sends the question. @throws ApiError 409 where the mail server doesn't take it; it can be sent again */
async function ask(
  db: Db,
  services: Services,
  session: AuthorSession,
  {
    report,
    address,
  }: { report: EmailedReportRecord; address: Pick<EmailedAddressRecord, 'brand_id' | 'id' | 'email'> },
): Promise<void> {
  const { brand_id } = session;
  const { name: brand } = await db
    .selectFrom('brands')
    .select('name')
    .where('brand_id', '=', brand_id)
    .executeTakeFirstOrThrow();
  const filterText = describeFilters(report.filters, await loadLabels(db, brand_id));
  try {
    await services.mailer.send({
      to: address.email,
      ...confirmationEmail(report, {
        brand,
        filterText,
        sender: session.name,
        confirm: outsideLink(services, 'confirm', address),
        stop: outsideLink(services, 'stop', address),
      }),
    });
  } catch (error) {
    // The message of a mail server may name the address.
    services.log.error(
      { brand_id, report: report.id, code: codeOf(error) },
      'a question to an address could not be sent',
    );
    throw conflict(
      'The address is added, but the email that asks it could not be sent. Send it again later.',
    );
  }
}

/** The code of a mail server's error, without its text. */
export const codeOf = (error: unknown): unknown =>
  (error as { responseCode?: unknown }).responseCode ?? (error as { code?: unknown }).code;

/**
 * Asks an address again that hasn't confirmed.
 * @throws ApiError 409 for one that has, or that stopped the email: only its owner changes that
 */
export async function askOutsideAddress(
  db: Db,
  services: Services,
  session: AuthorSession,
  id: string,
): Promise<void> {
  assertCanAdd(session);
  const { brand_id } = session;
  const address = await requireAddress(db, { brand_id, id });
  if (address.state === 'confirmed') throw conflict('This address has confirmed already.');
  if (address.state === 'stopped') throw conflict('The owner of this address has stopped the email.');
  const report = await requireEmailedReport(db, brand_id, address.report_id);
  await consumeQuestion(db, services, address);
  await db
    .updateTable('emailed_addresses')
    .set({ asked_at: services.clock.now() })
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  await ask(db, services, session, { report, address });
}

/** Removes an address. Anyone with access to analytics may: nobody should get what nobody can stop. @throws ApiError 404 */
export async function removeOutsideAddress(
  tx: Tx,
  session: Pick<AuthorSession, 'brand_id' | 'user_id' | 'name'>,
  id: string,
  now: Date,
): Promise<void> {
  const { brand_id } = session;
  const { report_id, email } = await requireAddress(tx, { brand_id, id });
  const report = await tx
    .selectFrom('emailed_reports')
    .select('page')
    .where('brand_id', '=', brand_id)
    .where('id', '=', report_id)
    .executeTakeFirst();
  await tx.deleteFrom('emailed_addresses').where('brand_id', '=', brand_id).where('id', '=', id).execute();
  if (report)
    await appendEvent(tx, {
      brand_id,
      kind: 'report.address_removed',
      actor: userActor(session),
      data: eventData(report.page, email),
      at: now,
    });
}

/** A page by email, as its outside reader sees it. */
export interface OutsideView {
  brand: string;
  report: EmailedReportRecord;
  filterText: string;
  state: EmailedAddressRecord['state'];
}

/** Finds what a link is about; undefined where the address was removed or the email has ended. */
export async function findOutsideView(
  db: Db,
  { brand_id, id }: OutsideAddressKey,
): Promise<OutsideView | undefined> {
  const address = await db
    .selectFrom('emailed_addresses')
    .select(['state', 'report_id'])
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!address) return undefined;
  const report = await db
    .selectFrom('emailed_reports')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('id', '=', address.report_id)
    .executeTakeFirst();
  const brand = await db
    .selectFrom('brands')
    .select('name')
    .where('brand_id', '=', brand_id)
    .executeTakeFirst();
  if (!report || !brand) return undefined;
  const filterText = describeFilters(report.filters, await loadLabels(db, brand_id));
  return { brand: brand.name, report, filterText, state: address.state };
}

/** Saves what the owner of an address said. Only a waiting one can confirm; after a stop only a new question can. */
export async function decideOutside(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  { brand_id, id }: OutsideAddressKey,
  state: 'confirmed' | 'stopped',
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('emailed_addresses')
      .set({ state })
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .where('state', 'in', state === 'confirmed' ? ['waiting'] : ['waiting', 'confirmed'])
      .returning(['report_id', 'email'])
      .executeTakeFirst();
    if (!changed) return;
    const report = await tx
      .selectFrom('emailed_reports')
      .select('page')
      .where('brand_id', '=', brand_id)
      .where('id', '=', changed.report_id)
      .executeTakeFirst();
    if (!report) return;
    await appendEvent(tx, {
      brand_id,
      kind: `report.address_${state}`,
      actor: { kind: 'customer', name: maskEmail(changed.email) },
      data: eventData(report.page, changed.email),
      at: now,
    });
  });
}
