import { calls } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { readCardFile } from '@khep/domain/rating/ui';
import type { CardDraft } from '@khep/domain/rating/ui';
import { uploadLimits } from '@khep/domain/uploads';
import { Button, Callout, Dialog, Stack, Text, announce } from '@khep/ui';
import { useState } from 'react';
import { formatNumber } from '@khep/domain/money';
import { MatchedUpload } from '../../patterns/MatchedUpload.tsx';
import type { SendMatched } from '../../patterns/useMatchedFile.ts';

export interface CardFileImportProps {
  courier_id: number;
  draft: CardDraft;
  onChange: (draft: CardDraft) => void;
}

/** Opens a file of rates in the sheet. Nothing is saved; it can be undone. */
export function CardFileImport({ courier_id, draft, onChange }: CardFileImportProps) {
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const send: SendMatched = async (file, mapping, { signal, choices = {} } = {}) => {
    const body = new FormData();
    body.set('file', file);
    if (Object.keys(mapping).length > 0) body.set('mapping', JSON.stringify(mapping));
    if (Object.keys(choices).length > 0) body.set('choices', JSON.stringify(choices));
    const { data } = await client.call(
      calls.contracts.rateCardFile,
      { params: { courier_id }, body },
      { ...(signal && { signal }), quiet: true },
    );
    const read = readCardFile(draft, data);
    setProblems(read.problems);
    if (read.count === 0) return;
    onChange(read.draft);
    announce(`${formatNumber(read.count)} rates read from ${file.name}.`);
    if (read.problems.length === 0) setOpen(false);
  };
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        Import file
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Import rates"
        description="A CSV or Excel file with a row for each zone"
        actions={(close) => <Button onPress={close}>Close</Button>}
      >
        <Stack gap={12}>
          {problems.length > 0 && (
            <Callout tone="caution" title="Not everything was read" isAlert>
              {problems.slice(0, 10).join(' ')}
              {problems.length > 10 && ` And ${problems.length - 10} more.`}
            </Callout>
          )}
          <MatchedUpload
            type="rate-card"
            label="File of rates"
            verb="Read"
            maxBytes={uploadLimits.rateCard}
            send={send}
            errorMessage={calls.contracts.rateCardFile.errorMessage}
          />
          <Text size="secondary" tone="second">
            Name the columns zone, first and further; or zone and one column for each slab, such as 500 g, 1
            kg and further. A heading such as first 1 kg sets the slab. A column movement with forward, RTO or
            DTO fills all three; 80% instead of a price makes it a share of forward. Rows named COD minimum,
            COD %, Fuel, Diesel peg or QC set the services.
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}
