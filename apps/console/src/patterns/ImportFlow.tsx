import { calls } from '@khep/api';
import type { ImportResult } from '@khep/api';
import { hasNotes } from '@khep/domain/mapping';
import { FileNotesPanel } from '@khep/domain/mapping/ui';
import { tableFileTypes, uploadLimits } from '@khep/domain/uploads';
import { useClient } from '@khep/api/hooks';
import { Button, Callout, Dialog, FileUploader, Inline, Stack, Text, toast } from '@khep/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatNumber } from '@khep/domain/money';
import { downloadFile } from '../data/downloadFile.ts';
import { editCells, toCsv } from '../forms/importRows.ts';
import { ColumnsActions, ColumnsStep } from './ColumnsStep.tsx';
import { MendRows } from './MendRows.tsx';
import { WaitingRows } from './WaitingRows.tsx';
import { useImport } from './useImport.ts';
import type { Import, ImportEndpoint, ImportType, Imported } from './useImport.ts';

export interface ImportFlowProps {
  endpoint: ImportEndpoint;
  /** Which sample shows the columns. */
  type: ImportType;
  /** "Import orders" */
  title: string;
  /** On the button that opens it, where a page has several imports. @default 'Import' */
  buttonLabel?: string;
  /** The kind of file to choose, in a line. */
  description: string;
  /** Of the file field: "File of orders". */
  label: string;
  /** Names what was imported: `count === 1 ? 'order' : 'orders'`. */
  nounOf: (count: number) => string;
  /** Ids of the endpoints whose data changes. */
  invalidates: readonly string[];
  /** Parts of the endpoint's path: the courier whose mapping it is. */
  params?: Readonly<{ courier_id: number }>;
  /** Follows "Done", where the page is another than that of what was imported. */
  onDone?: () => void;
  /** How rows are read. */
  children: ReactNode;
}

const describeRejected = (rejected: number): string =>
  `${formatNumber(rejected)} ${rejected === 1 ? 'row' : 'rows'} rejected`;

/** "12 orders added, 3 updated, 4 rows rejected" */
function describeResult(result: ImportResult, rejected: number, nounOf: ImportFlowProps['nounOf']): string {
  const { added, updated } = result;
  return [
    `${formatNumber(added)} ${nounOf(added)} added`,
    ...(updated > 0 ? [`${formatNumber(updated)} updated`] : []),
    ...(rejected > 0 ? [describeRejected(rejected)] : []),
  ].join(', ');
}

interface ResultProps {
  imported: Imported;
  flow: Import;
  type: ImportType;
  nounOf: ImportFlowProps['nounOf'];
}

function Result({ imported, flow, type, nounOf }: ResultProps) {
  const { result, rows, fileName, columns, imported: count } = imported;
  const wrong = rows.filter(({ errors }) => Object.keys(errors).length > 0).length;
  const isRunning = result?.is_running === true;
  const summary = isRunning
    ? 'Import is running. Follow it in Jobs.'
    : result
      ? describeResult(result, wrong, nounOf)
      : count === undefined
        ? `${formatNumber(wrong)} ${wrong === 1 ? 'row waits' : 'rows wait'} to be corrected`
        : [
            `${formatNumber(count)} ${nounOf(count)} imported`,
            ...(wrong > 0 ? [describeRejected(wrong)] : []),
          ].join(', ');
  const isKept = flow.drafts.isKept && wrong > 0 && !isRunning;
  function download() {
    void downloadFile(
      Promise.resolve(new Blob([toCsv(columns, rows, true)], { type: 'text/csv' })),
      `to-correct-${fileName.replace(/\.\w+$/, '')}.csv`,
    );
  }
  return (
    <Stack gap={16}>
      <Callout tone={isRunning ? 'info' : wrong > 0 ? 'caution' : 'positive'} isAlert>
        {summary}
      </Callout>
      {result?.left_out !== undefined && (
        <Text size="secondary" tone="second">
          {`Skipped: ${result.left_out
            .map(
              ({ reason, rows: count }) =>
                `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}, ${reason.toLowerCase()}`,
            )
            .join('; ')}.`}
        </Text>
      )}
      {result?.notes && hasNotes(result.notes) && <FileNotesPanel notes={result.notes} />}
      {wrong > 0 && (
        <>
          <Inline justify="space-between" gap={12}>
            <Text>Correct the cells here, or download the rows and upload the corrected file.</Text>
            <Button size="small" onPress={download}>
              Download rows to correct
            </Button>
          </Inline>
          <MendRows
            type={type}
            fileName={fileName}
            rows={rows}
            onEdit={(numbers, column, value) => flow.setRows(editCells(rows, numbers, column, value))}
            onSkip={flow.isPending ? undefined : flow.skipRow}
          />
        </>
      )}
      {isKept && (
        <Text size="secondary" tone="second">
          You can close this: the rows wait here for you or a colleague.
        </Text>
      )}
    </Stack>
  );
}

interface ActionsProps {
  flow: Import;
  close: () => void;
  onDone: ImportFlowProps['onDone'];
}

function Actions({ flow, close, onDone }: ActionsProps) {
  const { imported, unmatched, isPending } = flow;
  if (unmatched) return <ColumnsActions state={unmatched} flow={flow} verb="Import" />;
  if (!imported) return <Button onPress={close}>Close</Button>;
  return (
    <>
      <Button onPress={flow.startOver}>Import another file</Button>
      {imported.rows.length > 0 ? (
        <Button tone="accent" isPending={isPending} onPress={flow.importRows}>
          Import corrected rows
        </Button>
      ) : (
        <Button
          tone="accent"
          onPress={() => {
            close();
            onDone?.();
          }}
        >
          Done
        </Button>
      )}
    </>
  );
}

/**
 * Imports a file: its columns are matched where they have other names, rejected rows are corrected in place or
 * downloaded whole, and a large file continues as a job.
 */
export function ImportFlow({
  endpoint,
  type,
  title,
  buttonLabel = 'Import',
  description,
  label,
  nounOf,
  invalidates,
  params,
  onDone,
  children,
}: ImportFlowProps) {
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const flow = useImport(endpoint, type, invalidates, params);
  const { imported, unmatched, problem } = flow;
  const fileName = unmatched?.file.name ?? imported?.fileName;
  const { count } = flow.drafts;
  const buttons = useRef<HTMLDivElement>(null);

  /** The button that opened the dialog is gone once no row waits: the other one gets the focus. */
  function onOpenChange(isNowOpen: boolean) {
    setOpen(isNowOpen);
    if (isNowOpen) return;
    setTimeout(() => {
      if (document.activeElement === document.body)
        buttons.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    });
  }

  async function saveSample() {
    try {
      await downloadFile(client.call(calls.utils.sample, { params: { type } }), `${type}.csv`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : calls.utils.sample.errorMessage);
    }
  }

  return (
    <>
      <div ref={buttons}>
        <Inline gap={12}>
          {count > 0 && (
            <Button onPress={() => setOpen(true)}>
              {`Correct ${formatNumber(count)} rejected ${nounOf(count)}`}
            </Button>
          )}
          <Button onPress={() => setOpen(true)}>{buttonLabel}</Button>
        </Inline>
      </div>
      <Dialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title={title}
        size={fileName === undefined && count === 0 ? 'medium' : 'large'}
        description={fileName ?? description}
        actions={(close) => <Actions flow={flow} close={close} onDone={onDone} />}
      >
        <Stack gap={16}>
          {problem !== '' && (
            <Callout tone="critical" isAlert>
              {problem}
            </Callout>
          )}
          {fileName === undefined && (
            <>
              <FileUploader
                label={label}
                accept={tableFileTypes}
                maxBytes={uploadLimits.table}
                upload={(file, { signal }) => flow.choose(file, signal)}
              />
              <Text size="secondary" tone="second">
                {children} Large files are imported in the background. Follow the progress in Jobs.
              </Text>
              <Button size="small" variant="ghost" tone="accent" onPress={() => void saveSample()}>
                Download sample file
              </Button>
              {flow.drafts.isKept && (
                <WaitingRows drafts={flow.drafts} nounOf={nounOf} onOpen={flow.openDraft} />
              )}
            </>
          )}
          {unmatched ? (
            <ColumnsStep state={unmatched} flow={flow} />
          ) : (
            imported && <Result imported={imported} flow={flow} type={type} nounOf={nounOf} />
          )}
        </Stack>
      </Dialog>
    </>
  );
}
