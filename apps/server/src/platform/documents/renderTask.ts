import {
  defaultLabelSize,
  labelPages,
  labelsPerPage,
  layoutInvoice,
  layoutLabel,
  layoutManifest,
  layoutPackingSlip,
  layoutPickList,
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
  StatementModel,
} from '@khep/domain/documents';

/** Input of a render task. */
export type RenderTask =
  | { kind: 'labels'; models: readonly LabelModel[] }
  | { kind: 'invoices'; models: readonly InvoiceModel[] }
  | { kind: 'packing-slips'; models: readonly PackingSlipModel[] }
  | { kind: 'pick-list'; model: PickListModel }
  | { kind: 'manifests'; models: readonly ManifestModel[] }
  | { kind: 'statement'; model: StatementModel };

export const documentTitles: Record<RenderTask['kind'], string> = {
  labels: 'Shipping labels',
  invoices: 'Tax invoices',
  'packing-slips': 'Packing slips',
  'pick-list': 'Pick list',
  manifests: 'Manifests',
  statement: 'Wallet statement',
};

function* pagesOfLabels(models: readonly LabelModel[]): Generator<Layout> {
  const sizeOf = (model: LabelModel): LabelSize => model.preference?.label_size ?? defaultLabelSize;
  for (let i = 0; i < models.length;) {
    const size = sizeOf(models[i]!);
    const most = labelsPerPage(size);
    const together: LabelModel[] = [];
    while (i < models.length && together.length < most && sizeOf(models[i]!) === size)
      together.push(models[i++]!);
    yield* labelPages(
      together.map((model) => layoutLabel(model, size)),
      size,
    );
  }
}

/** Renders the pages of a task one by one, so that ten thousand labels are never in memory together. */
export function* renderPages(job: RenderTask): Generator<Layout> {
  switch (job.kind) {
    case 'labels':
      yield* pagesOfLabels(job.models);
      return;
    case 'invoices':
      for (const model of job.models) yield* layoutInvoice(model);
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
  }
}
