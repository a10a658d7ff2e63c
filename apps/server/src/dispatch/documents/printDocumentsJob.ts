import { z } from 'zod';
import { labelBarcodeProblem, layoutLabel } from '@khep/domain/documents';
import type { InvoiceModel, LabelModel } from '@khep/domain/documents';
import type { Db } from '../../platform/db/schema.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import type { JobContext, RowOutcome } from '../../platform/jobs/define.ts';
import { inBatches } from '../../platform/jobs/batches.ts';
import { completedKeys, completedRows, saveOutcomes } from '../../platform/jobs/rows.ts';
import { istDay } from '@khep/domain/days';
import { documents } from '../../platform/documents/documents.ts';
import { issueInvoiceModels } from '../../orders/invoicing/invoiceModels.ts';
import { issueInvoices } from '../../orders/invoicing/invoiceNumbers.ts';
import { loadCourierLabels, loadStoredLabels, maxLabelBytesTogether } from './courierLabels.ts';
import { buildLabels, unscannableReason } from './labels.ts';
import type { OrderRecord } from '../../orders/core/tables.ts';
import { recordPrints } from './recordPrints.ts';
import type { CourierLabelFiles } from '../../platform/documents/renderTask.ts';
import { bulkPrintBlocker } from '../../platform/documents/unsupportedGlyphs.ts';

const BatchInput = z.object({
  type: z.enum(['label', 'invoice']),
  order_count: z.number().int(),
  /** The job that these documents are made for. */
  parent_job_id: z.string().optional(),
});
/** The AWBs of the labels of one order. */
const PrintOutcome = z.object({
  awbs: z.array(z.string()).optional(),
  /** Bytes of couriers' own labels, which are part of the file. */
  own_bytes: z.number().optional(),
});
type Batch = JobContext<z.output<typeof BatchInput>>;
type Printable = {
  order_id: string;
  models: readonly (LabelModel | InvoiceModel)[];
  /** Couriers' own labels by AWB. */
  files?: CourierLabelFiles;
};

/** Orders prepared together. */
const together = 100;
const none: Record<z.output<typeof BatchInput>['type'], string> = {
  label: 'It has no label yet. Allocate a courier first.',
  invoice: 'It was cancelled before it had an invoice.',
};

/**
 * Renders labels or invoices of many orders as one file: first prepares each order and reserves its invoice
 * number, then renders them in the requested order.
 */
export const printDocumentsJob = defineJob({
  kind: 'orders.documents',
  module: 'orders',
  input: BatchInput,
  title: ({ type, order_count }) =>
    `${type === 'label' ? 'Labels' : 'Invoices'} of ${order_count} order${order_count === 1 ? '' : 's'}`,
  async run(context) {
    for await (const rows of inBatches(context.rows(), together)) {
      await prepareRows(
        context,
        rows.map(({ key }) => key),
      );
    }
    const { brand_id, job_id, db, services, input } = context;
    const keys = await completedKeys(db, { brand_id, job_id });
    const printed = await printAll(context, keys);
    if (!printed) return none[input.type];
    await context.keepFile(printed, {
      type: 'application/pdf',
      name: `${input.type}s-${istDay(services.clock.now())}.pdf`,
      extension: 'pdf',
    });
    return undefined;
  },
  /** Nobody has printed a file that only lies ready. */
  async onDownload(db, { brand_id, job_id, input, actor, at }) {
    const printed = await completedRows(db, { brand_id, job_id });
    await recordPrints(
      db,
      { brand_id, actor },
      input.type,
      printed.map(({ row_key, outcome }) => {
        const awbs = PrintOutcome.safeParse(outcome).data?.awbs;
        return { order_id: row_key, ...(awbs && { awbs }) };
      }),
      at,
    );
  },
});

/** Determines what each order has to print. */
async function prepareRows(context: Batch, keys: readonly string[]): Promise<void> {
  const { brand_id, owner, db, services, input } = context;
  const orders = new Map((await ordersOf(db, brand_id, keys)).map((order) => [order.order_id, order]));
  const labels =
    input.type === 'label' ? await buildLabels(db, services, brand_id, [...orders.values()]) : undefined;
  const { files, reasons } = await loadCourierLabels(db, services, brand_id, awbsOf(labels));
  let bytesTogether = files.size > 0 ? await bytesPrinted(context) : 0;
  await context.batch(keys, async (tx, fresh) => {
    const isWanted = (order: OrderRecord | undefined) =>
      order !== undefined && order.status !== 'CANCELLED' && !bulkPrintBlocker(order);
    const wanted = [...fresh].filter((key) => isWanted(orders.get(key)));
    const blocked = new Map<string, string>();
    const issued = labels
      ? undefined
      : await issueInvoices(tx, brand_id, wanted, {
          now: services.clock.now(),
          actor: owner,
          onProblem: (order_id, problem) => blocked.set(order_id, problem),
        });
    return new Map(
      [...fresh].map((key): [string, RowOutcome] => {
        const order = orders.get(key);
        if (order === undefined) return [key, { state: 'left_out', message: 'Order not found.' }];
        const { order_number } = order;
        const own = labels?.get(key) ?? [];
        // Our labels, where the courier has none.
        const ours = own.filter(({ shipment }) => !files.has(shipment.awb));
        const hasPaper = ours.length > 0 || (!labels && order.status !== 'CANCELLED');
        const own_bytes = own.reduce((sum, { shipment }) => sum + (files.get(shipment.awb)?.length ?? 0), 0);
        const problem =
          unscannableReason(ours) ??
          blocked.get(key) ??
          (hasPaper ? bulkPrintBlocker(order) : undefined) ??
          (bytesTogether + own_bytes > maxLabelBytesTogether
            ? "The couriers' labels are too large for one file. Print this order in another batch."
            : undefined);
        if (problem) return [key, { state: 'left_out', message: problem, outcome: { order_number } }];
        const awbs = own.map(({ shipment }) => shipment.awb);
        bytesTogether += own_bytes;
        // An older order number: the label is complete except for the lower barcode.
        const missing = ours.length > 0 ? labelBarcodeProblem(order_number) : undefined;
        const cut = missing ? `The label has no barcode of the order. ${missing}` : findCut(ours);
        const instead = awbs.flatMap((awb) => reasons.get(awb) ?? []);
        const message = [cut, instead.length > 0 && `Khep's label is printed. ${instead.join(' ')}`]
          .filter(Boolean)
          .join(' ');
        const invoice_number = issued?.get(key)?.number;
        return awbs.length > 0 || invoice_number !== undefined
          ? [
              key,
              {
                ...(message && { message }),
                outcome: {
                  order_number,
                  ...(invoice_number ? { invoice_number } : { awbs, ...(own_bytes > 0 && { own_bytes }) }),
                },
              },
            ]
          : [key, { state: 'left_out', message: none[input.type], outcome: { order_number } }];
      }),
    );
  });
}

const awbsOf = (labels: ReadonlyMap<string, readonly LabelModel[]> | undefined): string[] =>
  [...(labels?.values() ?? [])].flat().map(({ shipment }) => shipment.awb);

/** Bytes of couriers' own labels of the rows that are ready. */
async function bytesPrinted({ brand_id, job_id, db }: Batch): Promise<number> {
  const rows = await completedRows(db, { brand_id, job_id });
  return rows.reduce((sum, { outcome }) => sum + (PrintOutcome.safeParse(outcome).data?.own_bytes ?? 0), 0);
}

/** Says which part is too long for a label. */
function findCut(labels: readonly LabelModel[]): string | undefined {
  try {
    return labels.flatMap((label) => layoutLabel(label).problems)[0];
  } catch {
    // A label that can't be drawn is left out when the file is made, with its reason.
    return undefined;
  }
}

/** Renders the file; undefined if it is empty. Orders that can't be rendered are skipped. */
async function printAll(context: Batch, keys: readonly string[]): Promise<Uint8Array | undefined> {
  const printables: Printable[] = [];
  for (let start = 0; start < keys.length; start += together) {
    printables.push(...(await printablesOf(context, keys.slice(start, start + together))));
    if (await context.isCancelled()) return undefined;
  }
  if (printables.length === 0) return undefined;
  try {
    return await print(context.input.type, printables);
  } catch (error) {
    context.services.log.warn({ err: error, job_id: context.job_id }, 'a document of a batch failed');
  }
  const good = await withoutBroken(context, printables);
  return good.length === 0 ? undefined : print(context.input.type, good);
}

async function printablesOf(
  { brand_id, owner, db, services, input }: Batch,
  keys: readonly string[],
): Promise<Printable[]> {
  const orders = await ordersOf(db, brand_id, keys);
  const labels = input.type === 'label' ? await buildLabels(db, services, brand_id, orders) : undefined;
  const invoices = labels
    ? undefined
    : await issueInvoiceModels(db, services, { brand_id, actor: owner }, orders);
  const files = await loadStoredLabels(db, services, brand_id, awbsOf(labels));
  return orders.map(({ order_id }) => {
    const invoice = invoices?.get(order_id);
    return { order_id, models: labels?.get(order_id) ?? (invoice ? [invoice] : []), files };
  });
}

async function print(type: 'label' | 'invoice', some: readonly Printable[]): Promise<Uint8Array> {
  const models = some.flatMap((one) => one.models);
  if (type === 'invoice') return documents.invoices(models as InvoiceModel[]);
  const files = new Map(some.flatMap((one) => [...(one.files ?? [])]));
  return new Uint8Array(
    await new Response(documents.streamLabels(models as LabelModel[], files)).arrayBuffer(),
  );
}

const unprintable: RowOutcome = {
  state: 'left_out',
  message: "It couldn't be printed. Check the order for unusual values and contact support.",
};

/** Finds orders that can't be rendered by bisection, and skips them with the reason. */
async function withoutBroken(context: Batch, some: readonly Printable[]): Promise<Printable[]> {
  try {
    await print(context.input.type, some);
    return [...some];
  } catch {
    const [only] = some;
    if (some.length > 1) {
      const half = Math.ceil(some.length / 2);
      return [
        ...(await withoutBroken(context, some.slice(0, half))),
        ...(await withoutBroken(context, some.slice(half))),
      ];
    }
    if (only)
      await saveOutcomes(
        context.db,
        context,
        new Map([[only.order_id, unprintable]]),
        context.services.clock.now(),
      );
    return [];
  }
}

async function ordersOf(db: Db, brand_id: string, keys: readonly string[]): Promise<OrderRecord[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...keys])
    .execute();
  const at = new Map(keys.map((key, index) => [key, index]));
  return orders.sort((a, b) => (at.get(a.order_id) ?? 0) - (at.get(b.order_id) ?? 0));
}
