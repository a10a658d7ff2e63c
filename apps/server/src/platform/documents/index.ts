import type {
  InvoiceModel,
  LabelModel,
  ManifestModel,
  PackingSlipModel,
  PickListModel,
  PurchaseOrderModel,
  ReportModel,
  StatementModel,
} from '@khep/domain/documents';
import type { CourierLabelFiles, RenderTask } from './renderTask.ts';
import { DocumentPool } from './pool.ts';
import type { PoolOptions } from './pool.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Documents {
  /** One PDF of all labels; for a few. */
  labels: (models: readonly LabelModel[]) => Promise<Bytes>;
  /** The same as a stream; for many. Boxes with a file of their courier get its pages. */
  streamLabels: (models: readonly LabelModel[], files?: CourierLabelFiles) => ReadableStream<Bytes>;
  invoices: (models: readonly InvoiceModel[]) => Promise<Bytes>;
  /** A delivery challan in its copies. */
  challan: (model: InvoiceModel) => Promise<Bytes>;
  /** A buyer's debit note. */
  debitNote: (model: InvoiceModel) => Promise<Bytes>;
  packingSlips: (models: readonly PackingSlipModel[]) => Promise<Bytes>;
  pickList: (model: PickListModel) => Promise<Bytes>;
  manifests: (models: readonly ManifestModel[]) => Promise<Bytes>;
  statement: (model: StatementModel) => Promise<Bytes>;
  report: (model: ReportModel) => Promise<Bytes>;
  purchaseOrder: (model: PurchaseOrderModel) => Promise<Bytes>;
  close: () => Promise<void>;
}

export interface DocumentsOptions extends PoolOptions {
  /** @default the current time */
  now?: () => Date;
}

/** Renders labels, invoices, slips, lists and manifests in worker threads. */
export function createDocuments({ now = () => new Date(), ...options }: DocumentsOptions = {}): Documents {
  const pool = new DocumentPool(options);
  const stream = (job: RenderTask) => pool.print(job, now());
  const whole = async (job: RenderTask) => new Uint8Array(await new Response(stream(job)).arrayBuffer());
  return {
    labels: (models) => whole({ kind: 'labels', models }),
    streamLabels: (models, files) => stream({ kind: 'labels', models, ...(files && { files }) }),
    invoices: (models) => whole({ kind: 'invoices', models }),
    challan: (model) => whole({ kind: 'challan', model }),
    debitNote: (model) => whole({ kind: 'debit-note', model }),
    packingSlips: (models) => whole({ kind: 'packing-slips', models }),
    pickList: (model) => whole({ kind: 'pick-list', model }),
    manifests: (models) => whole({ kind: 'manifests', models }),
    statement: (model) => whole({ kind: 'statement', model }),
    report: (model) => whole({ kind: 'report', model }),
    purchaseOrder: (model) => whole({ kind: 'purchase-order', model }),
    close: () => pool.close(),
  };
}
