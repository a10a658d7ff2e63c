import { Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { toMapping } from '../mapping/index.ts';
import { InvoiceLineDetails } from './line/InvoiceLineDetails.tsx';
import {
  codSums,
  columnsOfFile,
  correctableFields,
  file,
  lineDetails,
  rowsToCorrect,
  sums,
} from './reconciliation.fixture.ts';
import { CodSums } from './sums/CodSums.tsx';
import { InvoiceSums } from './sums/InvoiceSums.tsx';
import { CourierFileColumns } from './upload/CourierFileColumns.tsx';
import { CourierFileResult } from './upload/CourierFileResult.tsx';
import { CreditNoteResult } from './upload/CreditNoteResult.tsx';
import { RowsToCorrect } from './upload/RowsToCorrect.tsx';

const meta = { title: 'Domain/Reconciliation/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** The sums of invoices with their causes, and those of COD remittances. */
export const Sums: Story = {
  render: () => (
    <Stack gap={24}>
      <InvoiceSums sums={sums} linesHref={() => '#lines'} causeHref={() => '#cause'} />
      <CodSums sums={codSums} linesHref={() => '#lines'} />
    </Stack>
  ),
};

/** A line under review of an outdated price, with the lines like it. */
export const Line: Story = {
  render: () => (
    <InvoiceLineDetails
      details={{ ...lineDetails, is_outdated: true }}
      orderHref="#order"
      disputeHref={undefined}
      causeHref="#cause"
      isPending={false}
      onDecide={nothing}
    />
  ),
};

/** A file from its columns to the rows that could not be read. */
export const Upload: Story = {
  render: () => (
    <Stack gap={24}>
      <CourierFileColumns
        table={columnsOfFile}
        fileName={file.file_name}
        mapping={toMapping(columnsOfFile.matches)}
        onChange={nothing}
        problems={{ file: 'Invoice DL/2026/11/0418 was uploaded on 12 Nov. Delete that upload first.' }}
        isRemembered
        onRememberedChange={nothing}
        isPending={false}
        onSend={nothing}
        choices={{}}
        onChoose={() => undefined}
        onStartOver={nothing}
      />
      <CourierFileResult file={{ ...file, rejected: 2 }} href="#lines" onAnother={nothing}>
        <RowsToCorrect
          rows={rowsToCorrect}
          fields={correctableFields}
          isPending={false}
          onSend={async () => true}
          onDownload={nothing}
        />
      </CourierFileResult>
      <CreditNoteResult
        result={{
          credited: 1,
          amount: 58.15,
          rejected_rows: [{ row: 9, column: 'awb', value: '', reason: 'No disputed line has this AWB.' }],
        }}
      />
    </Stack>
  ),
};
