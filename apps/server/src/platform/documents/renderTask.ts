import {
  defaultLabelSize,
  labelPages,
  labelsPerPage,
  layoutInvoice,
  layoutLabel,
  layoutManifest,
  layoutPackingSlip,
  layoutPickList,
  layoutPurchaseOrder,
  layoutReport,
  layoutStatement,
} from '@khep/domain/documents';
import type {
  InvoiceModel,
  LabelModel,
  LabelSize,
  Layout,
  ManifestModel,
  PackingSlipModel,
  PickListModel,
  PurchaseOrderModel,
  ReportModel,
  StatementModel,
} from '@khep/domain/documents';
import { deliveryChallan } from '@khep/domain/gst';
import type { ForeignPdf } from './pdf.ts';

/** PDFs of couriers by AWB, which are printed instead of our labels. */
export type CourierLabelFiles = ReadonlyMap<string, Uint8Array>;

/** Input of a render task. */
export type RenderTask =
  | { kind: 'labels'; models: readonly LabelModel[]; files?: CourierLabelFiles }
  | { kind: 'invoices'; models: readonly InvoiceModel[] }
  | { kind: 'challan'; model: InvoiceModel }
  | { kind: 'debit-note'; model: InvoiceModel }
  | { kind: 'packing-slips'; models: readonly PackingSlipModel[] }
  | { kind: 'pick-list'; model: PickListModel }
  | { kind: 'manifests'; models: readonly ManifestModel[] }
  | { kind: 'statement'; model: StatementModel }
  | { kind: 'report'; model: ReportModel }
  | { kind: 'purchase-order'; model: PurchaseOrderModel };

export const documentTitles: Record<RenderTask['kind'], string> = {
  labels: 'Shipping labels',
  invoices: 'Tax invoices',
  challan: 'Delivery challan',
  'debit-note': 'Debit note',
  'packing-slips': 'Packing slips',
  'pick-list': 'Pick list',
  manifests: 'Manifests',
  statement: 'Wallet statement',
  report: 'Report',
  'purchase-order': 'Purchase order',
};

function* pagesOfLabels(
  models: readonly LabelModel[],
  files: CourierLabelFiles = new Map(),
): Generator<Layout | ForeignPdf> {
  const fileOf = ({ shipment }: LabelModel) => files.get(shipment.awb);
  const sizeOf = (model: LabelModel): LabelSize => model.preference?.label_size ?? defaultLabelSize;
  for (let i = 0; i < models.length;) {
    const pdf = fileOf(models[i]!);
    if (pdf) {
      yield { pdf };
      i += 1;
      continue;
    }
    const size = sizeOf(models[i]!);
    const most = labelsPerPage(size);
    const together: LabelModel[] = [];
    const isNext = (model: LabelModel) => sizeOf(model) === size && !fileOf(model);
    while (i < models.length && together.length < most && isNext(models[i]!)) together.push(models[i++]!);
    yield* labelPages(
      together.map((model) => layoutLabel(model, size)),
      size,
    );
  }
}

/** Renders the pages of a task one by one, so that ten thousand labels are never in memory together. */
export function* renderPages(job: RenderTask): Generator<Layout | ForeignPdf> {
  switch (job.kind) {
    case 'labels':
      yield* pagesOfLabels(job.models, job.files);
      return;
    case 'invoices':
      for (const model of job.models) yield* layoutInvoice(model);
      return;
    case 'challan':
      for (const { copy, bearer } of deliveryChallan.copies)
        yield* layoutInvoice({
          ...job.model,
          challan: { purpose: deliveryChallan.purpose, copy: `${copy} for ${bearer}` },
        });
      return;
    case 'debit-note':
      yield* layoutInvoice(job.model);
      return;
    case 'packing-slips':
      for (const model of job.models) yield* layoutPackingSlip(model);
      return;
    case 'pick-list':
      yield* layoutPickList(job.model);
      return;
    case 'manifests':
      for (const model of job.models) yield* layoutManifest(model);
      return;
    case 'statement':
      yield* layoutStatement(job.model);
      return;
    case 'report':
      yield* layoutReport(job.model);
      return;
    case 'purchase-order':
      yield* layoutPurchaseOrder(job.model);
  }
}
