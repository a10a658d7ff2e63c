import type { EInvoiceCancel, EInvoiceRef } from '@khep/api';
import { eInvoiceCancelUntil, eInvoiceJson, eInvoiceProblem, isEInvoiced } from '@khep/domain/gst';
import { formatDateTime } from '@khep/domain/days';
import { conflict, notFound, validationError } from '../../../base/errors.ts';
import { loadSender } from '../../../orders/invoicing/sender.ts';
import { EInvoicePortalUnavailable } from '../../../partners/einvoice/port.ts';
import type { EInvoiceAccount, EInvoicePortal } from '../../../partners/einvoice/port.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Session } from '../../../platform/http/session.ts';
import type { Services } from '../../../start/services.ts';
import { requireEInvoiceDocument } from './findInvoice.ts';
import { eInvoiceSecretOwner } from './secretOwner.ts';

type Who = Pick<Session, 'brand_id' | 'user_id'>;

function requirePortal({ einvoicing }: Pick<Services, 'einvoicing'>): EInvoicePortal {
  if (!einvoicing.portal)
    throw conflict('This server has no e-invoice provider. Register the invoice on the portal.');
  return einvoicing.portal;
}

async function requireAccount(
  db: Db,
  { couriers: { vault } }: Pick<Services, 'couriers'>,
  brand_id: string,
  gstin: string,
): Promise<EInvoiceAccount> {
  const row = await db
    .selectFrom('einvoice_accounts')
    .select(['username', 'password'])
    .where('brand_id', '=', brand_id)
    .where('gstin', '=', gstin)
    .executeTakeFirst();
  if (!row) throw conflict(`Enter the portal's username and password of ${gstin} first.`);
  return {
    gstin,
    username: row.username,
    password: vault.open(row.password, eInvoiceSecretOwner(brand_id, gstin)),
  };
}

/** Asks the portal; a provider that can't be reached is a 409 that can be repeated. */
async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EInvoicePortalUnavailable) throw conflict(`${error.message} Try again in a minute.`);
    throw error;
  }
}

/**
 * Registers an issued invoice or credit note with the portal, saves what it gives and returns the IRN. Repeating it after a lost answer finds the registration.
 * @throws ApiError 404, or 409 with the portal's reason
 */
export async function registerEInvoice(
  db: Db,
  services: Pick<Services, 'einvoicing' | 'couriers'>,
  { brand_id, user_id }: Who,
  { order_id, number }: EInvoiceRef,
): Promise<string> {
  const { document, e_invoice } = await requireEInvoiceDocument(db, brand_id, order_id, number);
  if (!isEInvoiced(document))
    throw conflict(`${number} is neither to a registered buyer nor abroad: it needs no e-invoice.`);
  const known = await findRegistration(db, brand_id, { order_id, number });
  if (known?.cancelled_at)
    throw conflict(
      `${number} was registered and cancelled. The portal takes no number twice: issue a new document.`,
    );
  if (known) return known.irn;
  const { credits } = document;
  if (credits && (await findRegistration(db, brand_id, { order_id, number: credits.number }))?.cancelled_at)
    throw conflict(
      `The e-invoice of ${credits.number} was cancelled, so its credit note ${number} isn't registered.`,
    );
  const problem = eInvoiceProblem(e_invoice);
  if (problem) throw conflict(problem);
  const portal = requirePortal(services);
  const account = await requireAccount(db, services, brand_id, document.gstin);
  const answer = await ask(() => portal.register(account, eInvoiceJson(e_invoice)));
  if (!answer.ok) throw conflict(`The portal refuses ${number}: ${answer.problem}`);
  await db
    .insertInto('einvoices')
    .values({
      brand_id,
      order_id,
      invoice_number: number,
      ...answer.registration,
      is_simulated: services.einvoicing.isSimulated,
      registered_by: user_id,
    })
    .onConflict((on) => on.doNothing())
    .execute();
  return answer.registration.irn;
}

const findRegistration = (db: Db, brand_id: string, { order_id, number }: EInvoiceRef) =>
  db
    .selectFrom('einvoices')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('invoice_number', '=', number)
    .executeTakeFirst();

/** Cancels a registration within the portal's 24 hours. @throws ApiError 404, or 409 with the reason */
export async function cancelEInvoice(
  db: Db,
  services: Pick<Services, 'einvoicing' | 'couriers' | 'clock'>,
  { brand_id, user_id }: Who,
  { order_id, number, reason, remark }: EInvoiceCancel,
): Promise<void> {
  const known = await findRegistration(db, brand_id, { order_id, number });
  if (!known) throw notFound('e-invoice');
  if (known.cancelled_at) return;
  const until = eInvoiceCancelUntil(known.ack_at);
  const { document } = await requireEInvoiceDocument(db, brand_id, order_id, number);
  if (services.clock.now() > until) {
    const instead = document.credits ? 'Amend it in GSTR-1.' : 'Issue a credit note instead.';
    throw conflict(
      `The portal cancels within 24 hours, until ${formatDateTime(until.toISOString())}. ${instead}`,
    );
  }
  const portal = requirePortal(services);
  const account = await requireAccount(db, services, brand_id, document.gstin);
  const answer = await ask(() => portal.cancel(account, { irn: known.irn, reason, remark }));
  if (!answer.ok) throw conflict(`The portal doesn't cancel ${number}: ${answer.problem}`);
  await db
    .updateTable('einvoices')
    .set({ cancelled_at: answer.cancelled_at, cancel_reason: reason, cancelled_by: user_id })
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('invoice_number', '=', number)
    .execute();
}

/** Saves the portal's user of a registration. @throws ApiError 422 for a GSTIN that isn't the brand's */
export async function saveEInvoiceAccount(
  db: Db,
  { couriers: { vault }, clock }: Pick<Services, 'couriers' | 'clock'>,
  { brand_id, user_id }: Who,
  { gstin, username, password }: EInvoiceAccount,
): Promise<void> {
  const { gstins } = await loadSender(db, brand_id);
  if (!gstins.includes(gstin))
    throw validationError({ gstin: 'This GSTIN is not in Company. Add it there.' });
  const row = {
    username,
    password: vault.seal(password, eInvoiceSecretOwner(brand_id, gstin)),
    updated_at: clock.now(),
    updated_by: user_id,
  };
  await db
    .insertInto('einvoice_accounts')
    .values({ brand_id, gstin, ...row })
    .onConflict((on) => on.columns(['brand_id', 'gstin']).doUpdateSet(row))
    .execute();
}
