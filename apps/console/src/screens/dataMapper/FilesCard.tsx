import { calls } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { importTypeLabels, importTypes } from '@khep/domain/mapping';
import type { ImportType } from '@khep/domain/mapping';
import { Card, Link, Table, VisuallyHidden } from '@khep/ui';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { useAccess } from '../../data/useAccess.ts';
import type { Module } from '../../data/useAccess.ts';
import { paths } from '../../paths.ts';

interface Place {
  label: string;
  module: Module;
  href: () => string;
}

const reconciliation: Place = {
  label: 'Reconciliation',
  module: 'reconciliation',
  href: paths.reconciliation,
};
const courierFiles: Place = {
  label: 'Upload of courier files',
  module: 'reconciliation',
  href: paths.reconciliationUpload,
};
const disputes: Place = { label: 'Disputes', module: 'dispute', href: () => paths.disputes() };
const couriers: Place = { label: 'Settings of the courier', module: 'settings', href: paths.integrations };
const finance: Place = { label: 'Finance, GST', module: 'finance', href: () => paths.finance('gst') };
const rates: Place = { label: 'Rate calculator', module: 'rate calculator', href: paths.rateCalculator };

/** The screen that imports each type. */
const places: Record<ImportType, Place> = {
  orders: { label: 'New orders', module: 'orders', href: paths.newOrders },
  sku: { label: 'SKUs', module: 'sku', href: paths.skus },
  box: { label: 'Boxes', module: 'sku', href: paths.boxes },
  invoice: courierFiles,
  'cod-remittance': courierFiles,
  'credit-note': reconciliation,
  'bank-statement': reconciliation,
  'tcs-credits': finance,
  'rate-card': couriers,
  'pincode-mapping': couriers,
  'weight-notice': disputes,
  'dispute-responses': disputes,
  'rate-parcels': rates,
  serviceability: rates,
};

type SampleType = Exclude<ImportType, 'rate-parcels' | 'serviceability'>;
const hasSample = (type: ImportType): type is SampleType =>
  type !== 'rate-parcels' && type !== 'serviceability';

/** The types of files that can be imported: where, and a sample of each. */
export function FilesCard() {
  const client = useClient();
  const { allows } = useAccess();
  return (
    <Card title="Files" description="Columns may have any name and order: they are matched when you import">
      <Table
        label="Files that can be imported"
        rows={importTypes}
        rowKey={(type) => type}
        narrowLayout="stacked"
        columns={[
          { id: 'type', header: 'File', isRowHeader: true, cell: (type) => importTypeLabels[type] },
          {
            id: 'place',
            header: 'Imported in',
            cell: (type) => {
              const { label, module, href } = places[type];
              return allows(module) ? <Link href={href()}>{label}</Link> : label;
            },
          },
          {
            id: 'sample',
            header: 'Sample',
            align: 'end',
            cell: (type) =>
              hasSample(type) ? (
                <DownloadButton
                  size="small"
                  variant="ghost"
                  file={() => client.call(calls.utils.sample, { params: { type } }, { quiet: true })}
                  name={`${type}.csv`}
                  failure={calls.utils.sample.errorMessage}
                >
                  CSV<VisuallyHidden>{`, sample of ${importTypeLabels[type]}`}</VisuallyHidden>
                </DownloadButton>
              ) : (
                '—'
              ),
          },
        ]}
      />
    </Card>
  );
}
