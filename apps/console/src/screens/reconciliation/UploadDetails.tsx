import { uploadLimits } from '@khep/domain/uploads';
import { Card, DatePicker, FileUploader, Grid, MoneyField, Select, Stack, Text, TextField } from '@khep/ui';
import type { CourierUpload, FileKind } from './useCourierUpload.ts';

/** Whose file it is, what it must tie with, and the file. */
export function UploadDetails({ kind, flow }: { kind: FileKind; flow: CourierUpload }) {
  const { values, setValues, couriers } = flow;
  const isCod = kind === 'cod';
  return (
    <Card>
      <Stack gap={16}>
        <Grid columns={{ base: 1, md: 2 }}>
          <Select
            label="Courier"
            items={couriers}
            value={values.courier}
            onChange={(courier) => setValues({ courier: courier ?? '' })}
          />
          <TextField
            label={isCod ? 'Remittance number' : 'Invoice number'}
            description="Read from the file if empty"
            maxLength={60}
            value={values.number}
            onChange={(number) => setValues({ number })}
          />
          <DatePicker
            label={isCod ? 'Paid on' : 'Invoice date'}
            description="Read from the file if empty"
            value={values.day}
            onChange={(day) => setValues({ day: day ?? '' })}
          />
          {isCod ? (
            <>
              <TextField
                label="UTR"
                description="Each UTR of a courier can be uploaded once"
                maxLength={60}
                value={values.utr}
                onChange={(utr) => setValues({ utr })}
              />
              <MoneyField
                label="Bank credit"
                description="A warning names the difference to the net amounts"
                value={values.bank_credit}
                onChange={(bank_credit) => setValues({ bank_credit })}
              />
            </>
          ) : (
            <MoneyField
              label="Total of the invoice"
              description="A warning names the difference to its lines"
              value={values.total}
              onChange={(total) => setValues({ total })}
            />
          )}
        </Grid>
        <FileUploader
          label={isCod ? 'Remittance file' : 'Invoice file'}
          accept={['.csv', '.xlsx']}
          maxBytes={uploadLimits.courierFile}
          isOnlyRead
          upload={(file, { signal }) => flow.choose(file, signal)}
        />
        <Text size="secondary" tone="second">
          CSV or Excel, with any columns and up to a million lines.
        </Text>
      </Stack>
    </Card>
  );
}
