import type { PurchaseOrder } from '@khep/api';
import { formatDateTime } from '@khep/domain/days';
import { isPurchaseOpen, purchaseStateAfter, purchaseStateLabels } from '@khep/domain/warehouse';
import { ApiError, conflict } from '../../base/errors.ts';
import { changeContext } from '../../platform/db/events.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../start/services.ts';
import type { PurchaseEmailJson } from '../tables.ts';
import { purchaseEmail } from './emails.ts';
import { renderPurchase } from './purchaseDocument.ts';
import { isSendingPurchase, loadPurchase, lockPurchase } from './purchaseOrders.ts';
import { loadSupplier } from './suppliers.ts';

/**
 * Emails a purchase order to its supplier. The email is claimed first, so that two requests send one; a draft becomes sent once
 * the mail server has accepted it. If the process dies in between, the outcome is unknown: Khep doesn't send it again.
 * @throws ApiError 404, 409 if it was emailed already or can't be; 503 if the mail server doesn't take it
 */
export async function emailPurchase(
  db: Db,
  { mailer, clock, log }: Services,
  session: Session,
  purchase_id: string,
  { is_again }: { is_again: boolean },
): Promise<PurchaseOrder> {
  const { brand_id, email: sender } = session;
  if (mailer.kind === 'terminal') throw conflict("This server can't send emails: SMTP_URL isn't set.");
  const save = (email: PurchaseEmailJson, hasLeft: boolean) =>
    db.transaction().execute(async (tx) => {
      const row = await lockPurchase(tx, changeContext(session), purchase_id);
      const state = hasLeft ? purchaseStateAfter(row.state, 'send', row.lines) : undefined;
      await tx
        .updateTable('purchase_orders')
        .set({
          email: json(email),
          ...(state && { state, sent_at: clock.now() }),
          version: row.version + 1,
          updated_at: clock.now(),
          updated_by: session.name,
        })
        .where('brand_id', '=', brand_id)
        .where('purchase_id', '=', purchase_id)
        .execute();
    });

  const to = await db.transaction().execute(async (tx) => {
    const row = await lockPurchase(tx, changeContext(session), purchase_id);
    const { purchase_number: number } = row;
    const { name, email } = await loadSupplier(tx, brand_id, row.supplier_id);
    if (email === '') throw conflict(`${name} has no email address. Enter it in Suppliers.`);
    if (row.state !== 'draft' && !isPurchaseOpen(row.state))
      throw conflict(
        `${number} is ${purchaseStateLabels[row.state].toLowerCase()}: only a draft or a sent order is emailed.`,
      );
    if (isSendingPurchase(row, clock.now())) throw conflict(`${number} is being emailed.`);
    if (row.email?.state === 'sent' && !is_again)
      throw conflict(`${number} was emailed to ${row.email.to} on ${formatDateTime(row.email.at)}.`);
    await tx
      .updateTable('purchase_orders')
      .set({
        email: json({ state: 'sending', to: email, at: clock.now().toISOString() } as const),
        version: row.version + 1,
      })
      .where('brand_id', '=', brand_id)
      .where('purchase_id', '=', purchase_id)
      .execute();
    return email;
  });
  try {
    const { bytes, name, order, company } = await renderPurchase(db, brand_id, purchase_id, {
      isSending: true,
    });
    await mailer.send({
      to,
      ...purchaseEmail(order, { company, sender }),
      ...(sender !== '' && { replyTo: sender }),
      attachments: [{ filename: name, content: Buffer.from(bytes), contentType: 'application/pdf' }],
    });
  } catch (error) {
    log.warn({ brand_id, purchase_id, err: error }, 'purchase order not emailed');
    await save({ state: 'failed', to, at: clock.now().toISOString() }, false);
    const detail = `The email to ${to} couldn't be sent. Try again in a minute, or download the PDF.`;
    throw new ApiError({ status: 503, code: 'mail_unavailable', detail });
  }
  await save({ state: 'sent', to, at: clock.now().toISOString() }, true);
  return loadPurchase(db, brand_id, purchase_id);
}
