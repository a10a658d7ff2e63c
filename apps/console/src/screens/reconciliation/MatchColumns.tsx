import { missingFields } from '@khep/domain/mapping';
import { MappingTable } from '@khep/domain/mapping/ui';
import { formatRupeeValue } from '@khep/domain/money';
import { Button, Callout, Card, Checkbox, DescriptionList, Grid, Inline, Stack, Text } from '@khep/ui';
import type { CourierUpload } from './useCourierUpload.ts';

const count = (value: number) => value.toLocaleString('en-IN');

/** The columns of the file beside our fields, and the proof that they add up. */
export function MatchColumns({ flow }: { flow: CourierUpload }) {
  const { table, mapping, file, problems } = flow;
  if (!table) return null;
  const { adds_up: proof } = table;
  const isMissing = missingFields(table.fields, mapping).length > 0;
  return (
    <Stack gap={16}>
      {Object.entries(problems).map(([field, message]) => (
        <Callout key={field} tone="critical" isAlert>
          {message}
        </Callout>
      ))}
      <Grid columns={{ base: 1, lg: 'aside' }}>
        <Card
          title="Match columns"
          description={`${file?.name ?? ''}, headings in row ${table.heading_row}, ${table.is_cut ? 'more than ' : ''}${count(table.rows)} ${table.rows === 1 ? 'line' : 'lines'}`}
        >
          <MappingTable
            fields={table.fields}
            columns={table.columns}
            matches={table.matches}
            mapping={mapping}
            onChange={flow.setMapping}
          />
        </Card>
        <Stack gap={16}>
          {proof && (
            <Card title="Does it add up?">
              <Stack gap={12}>
                <Text>
                  {`In ${count(proof.ties)} of ${table.is_cut ? 'the first ' : ''}${count(proof.lines)} lines, charges and taxes make the total to the rupee.`}
                  {proof.first_wrong_row !== null &&
                    ` The first that doesn't is row ${count(proof.first_wrong_row)}.`}
                </Text>
                <DescriptionList
                  items={[
                    { term: 'Charges and taxes', detail: formatRupeeValue(proof.parts) },
                    { term: 'Totals in the file', detail: formatRupeeValue(proof.total), isStrong: true },
                  ]}
                />
              </Stack>
            </Card>
          )}
          <Card>
            <Stack gap={16}>
              <Checkbox value={flow.isRemembered} onChange={flow.setRemembered}>
                Remember these columns for this courier
              </Checkbox>
              <Inline gap={12}>
                <Button onPress={flow.startOver}>Choose another file</Button>
                <Button tone="accent" isDisabled={isMissing} isPending={flow.isPending} onPress={flow.send}>
                  {table.is_cut
                    ? 'Reconcile all lines'
                    : `Reconcile ${count(table.rows)} ${table.rows === 1 ? 'line' : 'lines'}`}
                </Button>
              </Inline>
            </Stack>
          </Card>
        </Stack>
      </Grid>
    </Stack>
  );
}
