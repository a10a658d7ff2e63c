import { calls } from '@khep/api';
import type { CourierFileItem, ResponseOf } from '@khep/api';
import { RepricedLines } from '@khep/domain/reconciliation/ui';
import { LinkButton } from '@khep/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { ListPage } from '../../patterns/list/ListPage.tsx';
import { ListView } from '../../patterns/list/ListView.tsx';
import { courierFileList } from './courierFileList.tsx';
import { lineInvalidates } from './invalidates.ts';

interface RowAction {
  id: string;
  label: string;
  onAction: () => void;
}

type Repriced = ResponseOf<typeof calls.recon.run>['data'];

/** Every uploaded invoice and remittance; deleting one reverses its results. */
export default function UploadHistory() {
  return (
    <RepricedFiles>
      {(rowActions) => (
        <ListPage
          title="Upload history"
          description="Courier invoices and COD remittances. Deleted uploads stay in this list, but no total includes them."
          list={courierFileList}
          actions={
            <LinkButton tone="accent" href={paths.reconciliationUpload()}>
              Upload
            </LinkButton>
          }
          rowActions={rowActions}
        />
      )}
    </RepricedFiles>
  );
}

/** The same list as a tab of the reconciliation page. */
export function UploadsTab() {
  return (
    <RepricedFiles>
      {(rowActions) => <ListView list={courierFileList} rowActions={rowActions} />}
    </RepricedFiles>
  );
}

/** Prices a file of a list again, and shows what that changed. */
function RepricedFiles({
  children,
}: {
  children: (rowActions: (file: CourierFileItem) => RowAction[]) => ReactNode;
}) {
  const options = { invalidates: lineInvalidates };
  const priceAgain = useAction(calls.recon.run, options);
  const compareAgain = useAction(calls.recon.runCod, options);
  const [result, setResult] = useState<Repriced>();

  async function runAgain({ id, kind, courier_id }: CourierFileItem) {
    const params = { courier_id };
    const done =
      kind === 'invoice'
        ? await priceAgain.run({ params, body: { invoice_id: id } })
        : await compareAgain.run({ params, body: { remittance_id: id } });
    if (done.ok) setResult(done.answer.data);
  }
  return (
    <>
      {children((file) =>
        file.is_active && file.status === 'ready'
          ? [{ id: 'run', label: 'Price again', onAction: () => void runAgain(file) }]
          : [],
      )}
      {result && <RepricedLines result={result} onClose={() => setResult(undefined)} />}
    </>
  );
}
