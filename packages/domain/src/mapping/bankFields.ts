import type { MappingField } from './fields.ts';
import type { FileSource } from './known/knownFile.ts';

const readOn = '2026-11-26';

/** The headings of a bank's statement as CSV, where they are shown in public. */
interface BankStatement {
  bank: string;
  headings: Readonly<Partial<Record<'date' | 'narration' | 'reference' | 'debit' | 'credit', string>>>;
  sources: readonly FileSource[];
  /** Not shown by any public source, or different in some files. */
  unconfirmed: readonly string[];
}

const onGitHub = (words: string, shows: string): FileSource => ({
  at: `Code on GitHub: “${words}”`,
  read: readOn,
  shows,
});

/** Statements of the banks that most sellers have. */
export const bankStatements: readonly BankStatement[] = [
  {
    bank: 'HDFC Bank',
    headings: {
      date: 'Date',
      narration: 'Narration',
      reference: 'Chq./Ref.No.',
      debit: 'Withdrawal Amt.',
      credit: 'Deposit Amt.',
    },
    sources: [
      onGitHub('NHDF6774869440/SBI CARDS', 'the seven headings, rows, and days as 09/10/18'),
      {
        at: 'https://github.com/Balasubramaniamvenkat/expenses_tracker/blob/main/CSV_FORMAT.md',
        read: readOn,
        shows: 'the headings of the CSV, and the UTR of a NEFT credit as its reference',
      },
    ],
    unconfirmed: ['Whether the CSV of business accounts has more columns'],
  },
  {
    bank: 'ICICI Bank',
    headings: {
      date: 'Transaction Date',
      narration: 'Transaction Remarks',
      reference: 'Cheque Number',
      debit: 'Withdrawal Amount (INR )',
      credit: 'Deposit Amount (INR )',
    },
    sources: [onGitHub('EBA/MF-AXIS ASS-', 'the headings, a row, days as 25/05/2021, and 0.0 for no amount')],
    unconfirmed: ['The file of corporate accounts, which has CR or DR beside one amount'],
  },
  {
    bank: 'State Bank of India',
    headings: {
      date: 'Txn Date',
      narration: 'Description',
      reference: 'Ref No./Cheque No.',
      debit: 'Debit',
      credit: 'Credit',
    },
    sources: [
      onGitHub('BY TRANSFER-NEFT/CR/BETA LLP', 'the seven headings, two rows, and days as 05 Aug 2026'),
    ],
    unconfirmed: ['Blanks before Debit in some files'],
  },
  {
    bank: 'Axis Bank',
    headings: { date: 'Tran Date', narration: 'PARTICULARS', reference: 'CHQNO', debit: 'DR', credit: 'CR' },
    sources: [
      onGitHub(
        'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL',
        'the headings below the lines of the account, rows, and days as 16-03-2025',
      ),
    ],
    unconfirmed: ['The file with one amount and DR|CR beside it'],
  },
  {
    bank: 'Kotak Mahindra Bank',
    headings: {
      date: 'Transaction Date',
      narration: 'Description',
      reference: 'Chq / Ref number',
      debit: 'Debit',
      credit: 'Credit',
    },
    sources: [onGitHub('matchLabels: ["Chq / Ref number"]', 'the headings, and days as dd/MM/yyyy')],
    unconfirmed: ['The older file, which has one amount with Dr / Cr beside it'],
  },
];

const headingsOf = (name: keyof BankStatement['headings']): string[] => [
  ...new Set(bankStatements.flatMap(({ headings }) => headings[name] ?? [])),
];

/** Fields of a bank statement. Money that was paid in is all that is kept of it. */
export const bankStatementFields: readonly MappingField[] = [
  { name: 'date', label: 'Date', kind: 'date', aliases: headingsOf('date'), is_required: true },
  {
    name: 'narration',
    label: 'Narration',
    kind: 'text',
    aliases: [...headingsOf('narration'), 'particulars', 'remarks', 'transaction details'],
    is_required: true,
  },
  {
    name: 'reference',
    label: 'Reference',
    kind: 'text',
    aliases: [...headingsOf('reference'), 'utr', 'utr number', 'reference no'],
    is_required: false,
  },
  {
    name: 'debit',
    label: 'Withdrawal',
    kind: 'amount',
    aliases: [...headingsOf('debit'), 'withdrawal', 'debit amount'],
    is_required: false,
  },
  {
    name: 'credit',
    label: 'Deposit',
    kind: 'amount',
    credit: 'plus',
    aliases: [...headingsOf('credit'), 'deposit', 'credit amount'],
    is_required: true,
  },
];
