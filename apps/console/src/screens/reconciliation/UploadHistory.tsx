import { calls } from '@khep/api';
import type { CourierFileItem, ResponseOf } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { Callout, Dialog, LinkButton, Stack, Table, Text } from '@khep/ui';
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
          description="Courier invoices and COD remittances. A deleted upload counts nowhere, and stays in this list."
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
      {result && (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setResult(undefined)}
          title={`${result.changed.toLocaleString('en-IN')} of ${result.lines.toLocaleString('en-IN')} lines changed`}
          size="large"
        >
          <Stack gap={16}>
            <Callout tone="info">
              {`The difference was ${formatRupeeValue(result.before)} and is ${formatRupeeValue(result.after)}.`}
            </Callout>
            {result.changes.length === 0 ? (
              <Text>Every line has the same result as before.</Text>
            ) : (
              <Table
                label="Changed lines"
                rows={result.changes}
                rowKey={({ id }) => id}
                columns={[
                  { id: 'awb', header: 'AWB', isRowHeader: true, cell: ({ awb }) => awb },
                  {
                    id: 'before',
                    header: 'Expected before',
                    align: 'end',
                    width: '140px',
                    cell: ({ before }) => (before === null ? '—' : formatRupeeValue(before)),
                  },
                  {
                    id: 'after',
                    header: 'Expected now',
                    align: 'end',
                    width: '140px',
                    cell: ({ after }) => (after === null ? '—' : formatRupeeValue(after)),
                  },
                ]}
              />
            )}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
