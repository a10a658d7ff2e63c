import { registerEInvoice, saveEInvoiceAccount } from '../../money/gst/einvoice/registerEInvoice.ts';
import { loadEInvoices } from '../../money/gst/einvoice/loadEInvoices.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { demoSession } from './brand.ts';

/** Invoices that the user of the demo registers. */
const left = 4;

/** Registers invoices to registered buyers with the simulated portal, all but the last ones. A real portal gets none. */
export async function seedEInvoices(db: Db, services: Services): Promise<void> {
  if (!services.einvoicing.isSimulated) return;
  const { gstin, invoices } = await loadEInvoices(db, services, demoSession.brand_id, {});
  if (gstin === '') return;
  await saveEInvoiceAccount(db, services, demoSession, {
    gstin,
    username: 'mitti_loom_api',
    password: 'simulated',
  });
  for (const { order_id, number } of invoices.slice(0, -left))
    await registerEInvoice(db, services, demoSession, { order_id, number });
}
