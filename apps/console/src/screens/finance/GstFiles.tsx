import { calls } from '@khep/api';
import type { GstFileFormat, GstMonth } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { Card, DescriptionList } from '@khep/ui';
import { DownloadButton } from '../../data/DownloadButton.tsx';

interface FileKind {
  format: GstFileFormat;
  name: string;
  about: string;
  button: string;
  fallback: string;
}

const kinds: readonly FileKind[] = [
  {
    format: 'json',
    name: 'GSTR-1 for the portal',
    about: 'Upload it in the returns dashboard. Check the dry run first.',
    button: 'GSTR-1 as JSON',
    fallback: 'gstr1.json',
  },
  {
    format: 'csv',
    name: 'GSTR-1 for your accountant',
    about: 'All rows of all tables in one sheet.',
    button: 'GSTR-1 as CSV',
    fallback: 'gstr1.csv',
  },
  {
    format: 'xlsx',
    name: 'GSTR-1 for Excel',
    about: 'A sheet for each table, behind their sums.',
    button: 'GSTR-1 as XLSX',
    fallback: 'gstr1.xlsx',
  },
  {
    format: 'gstr3b_csv',
    name: 'GSTR-3B for your accountant',
    about: 'Tables 3.1 and 3.2 as they are summed.',
    button: 'GSTR-3B as CSV',
    fallback: 'gstr3b.csv',
  },
  {
    format: 'gstr3b_json',
    name: 'GSTR-3B in the shape of the portal',
    about: 'Sales only: without reverse charge, credits and purchases.',
    button: 'GSTR-3B as JSON',
    fallback: 'gstr3b.json',
  },
  {
    format: 'tally',
    name: 'Tally',
    about:
      'Sales and credit notes as vouchers. Ledgers: Online buyers, Sales 5% and other rates, IGST, CGST, SGST, Cess, Round off. A second import replaces the first.',
    button: 'Vouchers as XML',
    fallback: 'tally.xml',
  },
  {
    format: 'zoho',
    name: 'Zoho Books',
    about:
      'Invoices, for organisations whose import page shows business_gst. Credit notes have a separate file.',
    button: 'Invoices as CSV',
    fallback: 'zoho-books-invoices.csv',
  },
  {
    format: 'zoho_registered',
    name: 'Zoho Books, newer words',
    about: 'The same, for organisations whose import page shows business_registered_regular.',
    button: 'Invoices as CSV, newer words',
    fallback: 'zoho-books-invoices.csv',
  },
  {
    format: 'zoho_notes',
    name: 'Zoho Books, credit notes',
    about:
      'Import it under Credit Notes, after the invoices. Choose to skip duplicates: Zoho knows a note by its number.',
    button: 'Credit notes as CSV',
    fallback: 'zoho-books-credit-notes.csv',
  },
  {
    format: 'zoho_notes_registered',
    name: 'Zoho Books, credit notes in newer words',
    about: 'The same, for organisations whose import page shows business_registered_regular.',
    button: 'Credit notes as CSV, newer words',
    fallback: 'zoho-books-credit-notes.csv',
  },
];

/** The files of a month: for the portal, an accountant and bookkeeping programs. */
export function GstFiles({ month: { gstin, month } }: { month: GstMonth }) {
  const client = useClient();
  const file = (format: GstFileFormat) => async (): Promise<Blob> => {
    const { blob, name } = await client.file(calls.finance.gstFile, { query: { gstin, month, format } });
    return new File([blob], name);
  };
  return (
    <Card title="Files">
      <DescriptionList
        layout="stacked"
        items={kinds.map(({ format, name, about, button, fallback }) => ({
          term: name,
          detail: (
            <>
              <p>{about}</p>
              <DownloadButton
                file={file(format)}
                name={fallback}
                failure={calls.finance.gstFile.errorMessage}
              >
                {button}
              </DownloadButton>
            </>
          ),
        }))}
      />
    </Card>
  );
}
