import { missingFields } from '@khep/domain/mapping';
import { MappingTable } from '@khep/domain/mapping/ui';
import { Button, Stack, Text, TextField } from '@khep/ui';
import type { MatchedFile, UnmatchedFile } from './useMatchedFile.ts';

interface ColumnsStepProps {
  state: UnmatchedFile;
  flow: Pick<MatchedFile, 'setMapping' | 'setSource'>;
}

/** Matches the columns of a file with ours. */
export function ColumnsStep({ state, flow }: ColumnsStepProps) {
  const { table, mapping, source } = state;
  return (
    <Stack gap={16}>
      {table.saved_source !== '' && (
        <Text tone="second">These columns are matched as saved for {table.saved_source}.</Text>
      )}
      <MappingTable
        fields={table.fields}
        columns={table.columns}
        matches={table.matches}
        mapping={mapping}
        onChange={flow.setMapping}
      />
      <TextField
        label="Save this matching as"
        description="The next file with these columns is recognized. Leave it empty to match again next time."
        maxLength={60}
        value={source}
        onChange={flow.setSource}
      />
    </Stack>
  );
}

interface ColumnsActionsProps {
  state: UnmatchedFile;
  flow: Pick<MatchedFile, 'isPending' | 'sendMatched' | 'startOver'>;
  /** "Import" */
  verb: string;
}

/** The way back to another file, and the one on. */
export function ColumnsActions({ state: { table, mapping }, flow, verb }: ColumnsActionsProps) {
  return (
    <>
      <Button onPress={flow.startOver}>Choose another file</Button>
      <Button
        tone="accent"
        isPending={flow.isPending}
        isDisabled={missingFields(table.fields, mapping).length > 0}
        onPress={flow.sendMatched}
      >
        {verb} {table.rows.toLocaleString('en-IN')} {table.rows === 1 ? 'row' : 'rows'}
      </Button>
    </>
  );
}
