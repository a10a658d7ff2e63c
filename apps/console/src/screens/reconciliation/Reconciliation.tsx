import { LinkButton } from '@khep/ui';
import { paths } from '../../paths.ts';
import { TabsPage } from '../../patterns/TabsPage.tsx';
import { BankStatementDrawer } from './BankStatementDrawer.tsx';
import { CodTab } from './CodTab.tsx';
import { CreditNoteDrawer } from './CreditNoteDrawer.tsx';
import { DisputeSheets } from './DisputeSheets.tsx';
import { InvoicesTab } from './InvoicesTab.tsx';
import { ReconDownloads } from './ReconDownloads.tsx';
import { UploadsTab } from './UploadHistory.tsx';

/** Shows the amounts billed and remitted by couriers beside those agreed and collected. */
export default function Reconciliation() {
  return (
    <TabsPage
      title="Reconciliation"
      description="Every billed line, priced again with your own contract"
      tabs={[
        {
          id: 'invoices',
          label: 'Courier invoices',
          actions: (
            <>
              <ReconDownloads kinds={['lines']} />
              <DisputeSheets />
              <CreditNoteDrawer />
              <LinkButton tone="accent" href={paths.reconciliationUpload()}>
                Upload invoice
              </LinkButton>
            </>
          ),
          content: <InvoicesTab />,
        },
        {
          id: 'cod',
          label: 'COD remittances',
          actions: (
            <>
              <ReconDownloads kinds={['cod']} />
              <BankStatementDrawer />
              <LinkButton tone="accent" href={`${paths.reconciliationUpload()}?kind=cod`}>
                Upload remittance
              </LinkButton>
            </>
          ),
          content: <CodTab />,
        },
        {
          id: 'uploads',
          label: 'Uploads',
          actions: (
            <LinkButton tone="accent" href={paths.reconciliationUpload()}>
              Upload
            </LinkButton>
          ),
          content: <UploadsTab />,
        },
      ]}
    />
  );
}
