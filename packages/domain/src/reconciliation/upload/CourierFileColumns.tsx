import {
  Button,
  Callout,
  Card,
  Checkbox,
  DescriptionList,
  Grid,
  Inline,
  Stack,
  Text,
  TextField,
} from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { missingFields } from '../../mapping/fields.ts';
import type { FileChoices, FileNotes } from '../../mapping/fileNotes.ts';
import { FileNotesPanel } from '../../mapping/FileNotesPanel.tsx';
import { MappingTable } from '../../mapping/MappingTable.tsx';
import type { MappingTableProps } from '../../mapping/MappingTable.tsx';
import { formatRupeeValue } from '../../money/index.ts';
import { reconciliationMessages } from '../../messages/reconciliation.ts';

const defaults = reconciliationMessages.courierFileColumns;

/** Whether charges and taxes of each line make its total, as sent by the API. Rupees. */
interface ProofData {
  lines: number;
  ties: number;
  parts: number;
  total: number;
  /** Its number in the file. */
  first_wrong_row: number | null;
}

/** A table with the fields that its columns are matched with, as sent by the API. */
export interface ColumnsData extends Pick<MappingTableProps, 'fields' | 'columns' | 'matches'> {
  heading_row: number;
  rows: number;
  /** Only its first lines were read. */
  is_cut: boolean;
  adds_up: ProofData | null;
  /** The file in its published shape, where it is known. */
  known?: { name: string; note: string } | null;
  notes: FileNotes;
}

export interface CourierFileColumnsProps extends Pick<MappingTableProps, 'mapping' | 'onChange'> {
  table: ColumnsData;
  fileName: string;
  choices: FileChoices;
  onChoose: (choices: FileChoices) => void;
  /** Why the file was rejected, by field. */
  problems: Readonly<Record<string, string>>;
  /** The courier's number of the invoice, where no column has it; undefined where it isn't asked. */
  number?: { value: string; onChange: (number: string) => void } | undefined;
  isRemembered: boolean;
  onRememberedChange: (isRemembered: boolean) => void;
  isPending: boolean;
  onSend: () => void;
  /** Back to the file. */
  onStartOver: () => void;
}

function Proof({ proof, isCut }: { proof: ProofData; isCut: boolean }) {
  const messages = useDomainMessages('courierFileColumns', defaults);
  return (
    <Card title={messages.addsUp}>
      <Stack gap={12}>
        <Text>
          {messages.ties(proof.ties, proof.lines, isCut)}
          {proof.first_wrong_row !== null && ` ${messages.firstWrong(proof.first_wrong_row)}`}
        </Text>
        <DescriptionList
          items={[
            { term: messages.parts, detail: formatRupeeValue(proof.parts) },
            { term: messages.totals, detail: formatRupeeValue(proof.total), isStrong: true },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** Whether dates contradict each other, and the user has not chosen their order. */
const hasContradiction = ({ notes }: ColumnsData, { date_orders = {} }: FileChoices): boolean =>
  notes.dates.some(({ field, order }) => order === null && date_orders[field] === undefined);

/** The columns of a courier's file beside our fields, and the proof that they add up. */
export function CourierFileColumns(props: CourierFileColumnsProps) {
  const messages = useDomainMessages('courierFileColumns', defaults);
  const { table, mapping, problems } = props;
  return (
    <Stack gap={16}>
      {Object.entries(problems).map(([field, message]) => (
        <Callout key={field} tone="critical" isAlert>
          {message}
        </Callout>
      ))}
      {table.known && (
        <Callout tone="positive" title={messages.known(table.known.name)}>
          {table.known.note}
        </Callout>
      )}
      <Grid columns={{ base: 1, lg: 'aside' }}>
        <Card
          title={messages.title}
          description={messages.file(props.fileName, table.heading_row, table.rows, table.is_cut)}
        >
          <Stack gap={16}>
            <FileNotesPanel
              notes={table.notes}
              mapping={mapping}
              choices={props.choices}
              onChoose={props.onChoose}
            />
            <MappingTable
              fields={table.fields}
              columns={table.columns}
              matches={table.matches}
              mapping={mapping}
              onChange={props.onChange}
            />
          </Stack>
        </Card>
        <Stack gap={16}>
          {table.adds_up && <Proof proof={table.adds_up} isCut={table.is_cut} />}
          <Card>
            <Stack gap={16}>
              {props.number && (
                <TextField
                  label={messages.number}
                  description={messages.numberHelp}
                  isRequired
                  maxLength={60}
                  value={props.number.value}
                  onChange={props.number.onChange}
                />
              )}
              <Checkbox value={props.isRemembered} onChange={props.onRememberedChange}>
                {messages.remember}
              </Checkbox>
              <Inline gap={12}>
                <Button onPress={props.onStartOver}>{messages.another}</Button>
                <Button
                  tone="accent"
                  isDisabled={
                    missingFields(table.fields, mapping).length > 0 ||
                    hasContradiction(table, props.choices) ||
                    props.number?.value.trim() === ''
                  }
                  isPending={props.isPending}
                  onPress={props.onSend}
                >
                  {table.is_cut ? messages.sendAll : messages.send(table.rows)}
                </Button>
              </Inline>
            </Stack>
          </Card>
        </Stack>
      </Grid>
    </Stack>
  );
}
