import type { ImportType } from '@khep/domain/mapping';
import { tableFileTypes, uploadLimits } from '@khep/domain/uploads';
import { Callout, Dialog, FileUploader, Stack } from '@khep/ui';
import { ColumnsActions, ColumnsStep } from './ColumnsStep.tsx';
import { useMatchedFile } from './useMatchedFile.ts';
import type { SendMatched } from './useMatchedFile.ts';

export interface MatchedUploadProps {
  type: ImportType;
  /** Of the file field: "File of parcels". */
  label: string;
  /** The action on the rows, as a verb: "Price". */
  verb: string;
  /** @default that of a table */
  maxBytes?: number;
  send: SendMatched;
  errorMessage: string;
}

/** A file field of a page. A file with columns of other names has them matched in a dialog first. */
export function MatchedUpload({
  type,
  label,
  verb,
  maxBytes = uploadLimits.table,
  send,
  errorMessage,
}: MatchedUploadProps) {
  const flow = useMatchedFile({ type, send, errorMessage });
  const { unmatched, problem } = flow;
  return (
    <>
      <FileUploader
        label={label}
        accept={tableFileTypes}
        maxBytes={maxBytes}
        upload={(file, { signal }) => flow.choose(file, signal)}
      />
      {unmatched && (
        <Dialog
          isOpen
          size="large"
          title="Match columns"
          description={unmatched.file.name}
          onOpenChange={(isOpen) => !isOpen && flow.startOver()}
          actions={<ColumnsActions state={unmatched} flow={flow} verb={verb} />}
        >
          <Stack gap={16}>
            {problem !== '' && (
              <Callout tone="critical" isAlert>
                {problem}
              </Callout>
            )}
            <ColumnsStep state={unmatched} flow={flow} />
          </Stack>
        </Dialog>
      )}
    </>
  );
}
