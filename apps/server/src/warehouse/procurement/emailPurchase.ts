import type { PurchaseOrder } from '@khep/api';
import { isPurchaseOpen, purchaseStateAfter, purchaseStateLabels } from '@khep/domain/warehouse';
import { conflict } from '../../base/errors.ts';
import { changeContext } from '../../platform/db/events.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../start/services.ts';
import type { PurchaseEmailJson } from '../tables.ts';
import { assertEmailable, emailOnce } from './emailOnce.ts';
import { purchaseEmail } from './emails.ts';
import { renderPurchase } from './purchaseDocument.ts';
import { loadPurchase, lockPurchase } from './purchaseOrders.ts';
import { requireAddress } from './suppliers.ts';

/**
 * Emails a purchase order to its supplier; a draft becomes sent once the mail server has accepted it.
 * @throws ApiError 404, 409 if it was emailed already or can't be; 503 if the mail server doesn't take it
 */
export async function emailPurchase(
  db: Db,
  services: Services,
  session: Session,
  purchase_id: string,
  { is_again }: { is_again: boolean },
): Promise<PurchaseOrder> {
  const { brand_id, email: sender } = session;
  const { clock } = services;
  const author = changeContext(session);
  const end = (email: PurchaseEmailJson) =>
    db.transaction().execute(async (tx) => {
      const row = await lockPurchase(tx, author, purchase_id);
      const state = email.state === 'sent' ? purchaseStateAfter(row.state, 'send', row.lines) : undefined;
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
  const begin = () =>
    db.transaction().execute(async (tx) => {
      const row = await lockPurchase(tx, author, purchase_id);
      const { purchase_number: number } = row;
      const email = await requireAddress(tx, brand_id, row.supplier_id);
      if (row.state !== 'draft' && !isPurchaseOpen(row.state))
        throw conflict(
          `${number} is ${purchaseStateLabels[row.state].toLowerCase()}: only a draft or a sent order is emailed.`,
        );
      assertEmailable(number, row.email, { is_again, now: clock.now() });
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
  const letter = async () => {
    const { bytes, name, order, company } = await renderPurchase(db, brand_id, purchase_id, {
      isSending: true,
    });
    return {
      ...purchaseEmail(order, { company, sender }),
      ...(sender !== '' && { replyTo: sender }),
      attachments: [{ filename: name, content: Buffer.from(bytes), contentType: 'application/pdf' }],
    };
  };
  await emailOnce(services, { begin, letter, end, fields: { brand_id, purchase_id } });
  return loadPurchase(db, brand_id, purchase_id);
}
