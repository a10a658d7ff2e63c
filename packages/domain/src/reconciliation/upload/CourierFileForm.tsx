import { Card, DatePicker, FileUploader, Grid, MoneyField, Select, Stack, Text, TextField } from '@khep/ui';
import type { ChoiceItem } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import type { CourierFileKind } from '../files.ts';
import { tableFileTypes } from '../../uploads/index.ts';
import { reconciliationMessages } from '../../messages/reconciliation.ts';

const defaults = reconciliationMessages.courierFileForm;

/** Entered beside a file; empty values are read from the file. */
export interface CourierFileValues {
  courier: string;
  number: string;
  /** YYYY-MM-DD. */
  day: string;
  /** Rupees. */
  total: number | undefined;
  utr: string;
  /** Rupees. */
  bank_credit: number | undefined;
}

export interface CourierFileFormProps {
  kind: CourierFileKind;
  couriers: readonly ChoiceItem[];
  value: CourierFileValues;
  onChange: (patch: Partial<CourierFileValues>) => void;
  maxBytes: number;
  /** Reads the columns of a file. Rejects with what is wrong with it. */
  onFile: (file: File, signal: AbortSignal) => Promise<void>;
}

/** Whose file it is, what it must tie with, and the file. */
export function CourierFileForm({ kind, couriers, value, onChange, maxBytes, onFile }: CourierFileFormProps) {
  const messages = useDomainMessages('courierFileForm', defaults);
  return (
    <Card>
      <Stack gap={16}>
        <Grid columns={{ base: 1, md: 2 }}>
          <Select
            label={messages.courier}
            items={couriers}
            value={value.courier}
            onChange={(courier) => onChange({ courier: courier ?? '' })}
          />
          <TextField
            label={messages.number[kind]}
            description={messages.fromFile}
            maxLength={60}
            value={value.number}
            onChange={(number) => onChange({ number })}
          />
          <DatePicker
            label={messages.day[kind]}
            description={messages.fromFile}
            value={value.day}
            onChange={(day) => onChange({ day: day ?? '' })}
          />
          {kind === 'cod' ? (
            <>
              <TextField
                label={messages.utr}
                description={messages.utrHelp}
                maxLength={60}
                value={value.utr}
                onChange={(utr) => onChange({ utr })}
              />
              <MoneyField
                label={messages.bankCredit}
                description={messages.bankCreditHelp}
                value={value.bank_credit}
                onChange={(bank_credit) => onChange({ bank_credit })}
              />
            </>
          ) : (
            <MoneyField
              label={messages.total}
              description={messages.totalHelp}
              value={value.total}
              onChange={(total) => onChange({ total })}
            />
          )}
        </Grid>
        <FileUploader
          label={messages.file[kind]}
          accept={tableFileTypes}
          maxBytes={maxBytes}
          isOnlyRead
          upload={(file, { signal }) => onFile(file, signal)}
        />
        <Text size="secondary" tone="second">
          {messages.formats}
        </Text>
      </Stack>
    </Card>
  );
}
