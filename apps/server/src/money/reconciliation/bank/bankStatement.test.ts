import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';

const utr = (n: number) => `HDFCN5202611200000${n}`;

/** Statements in the published form of each bank, with two deposits each; the second names no UTR of ours. */
const statements: readonly [bank: string, rows: string[]][] = [
  [
    'HDFC Bank',
    [
      'HDFC BANK Ltd.,,,,,,',
      'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      `20/11/26,NEFT CR-DLHV0000001-DELHIVERY COD-${utr(1)},${utr(1)},20/11/26,,"1,998.00","5,000.00"`,
      '21/11/26,UPI-RENT-21,437276589036,21/11/26,500.00,,4500.00',
      '22/11/26,NEFT CR-SOMEBODY,CITIN24401114659,22/11/26,,750.00,5250.00',
      '********,********,********,********,********,********,********',
    ],
  ],
  [
    'ICICI Bank',
    [
      'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )',
      `1,25/11/2026,25/11/2026,-,NEFT-${utr(2)}-DELHIVERY,0.0,1498.00,6748.00`,
      '2,25/11/2026,25/11/2026,-,EBA/MF-AXIS ASS-,2500.00,0.0,4248.00',
      '3,26/11/2026,26/11/2026,-,CASH,0.0,100.00,4348.00',
    ],
  ],
  [
    'State Bank of India',
    [
      'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance',
      `05 Nov 2026,05 Nov 2026,BY TRANSFER-NEFT*${utr(3)}*DELHIVERY,,,"2,499.00",6847.00`,
      '06 Nov 2026,06 Nov 2026,BY TRANSFER-NEFT/CR/BETA LLP,NEFT77,,59000.00,65847.00',
      '06 Nov 2026,06 Nov 2026,TO TRANSFER-UPI,,3540.00,,62307.00',
    ],
  ],
  [
    'Axis Bank',
    [
      'Statement of Account No - 1 for the period (From : 16-11-2026 To : 30-11-2026),,,,,,',
      'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL',
      `16-11-2026,-,NEFT/${utr(4)}/DELHIVERY,,"         999.00",604111.30,4875`,
      '17-11-2026,-,Int.Pd,,4538.00,608649.30,4875',
      '18-11-2026,-,POS,150.00,,608499.30,4875',
    ],
  ],
  [
    'Kotak Mahindra Bank',
    [
      'Sl. No.,Transaction Date,Value Date,Description,Chq / Ref number,Debit,Credit,Balance',
      `1,16/11/2026,16/11/2026,NEFT DELHIVERY,NEFTINW-${utr(5)},,999.00,1999.00`,
      '2,17/11/2026,17/11/2026,NEFT SOMEBODY,NEFTINW-0046498770,,3710.00,5709.00',
    ],
  ],
];

describe.each(oneEngine)('bank statements on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let stranger: SignedInBrand;
  const call = (method: string, path: string, body?: unknown, as = brand) =>
    server.call(method, path, { token: as.token, body });
  const formOf = (rows: readonly string[], more: Record<string, string> = {}) => {
    const form = new FormData();
    form.set('file', new File([rows.join('\n')], 'statement.csv', { type: 'text/csv' }));
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    return form;
  };
  const statement = (rows: readonly string[], as = brand) =>
    call('POST', '/reconciliation/bank/statement', formOf(rows), as);
  const payouts = async (as = brand) =>
    (await call('GET', '/reconciliation/bank/payouts', undefined, as)).body;

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Bank');
    stranger = await server.newBrand('Other bank');
    const file = (n: number) => [
      'AWB,COD Amount,Deductions,Net Paid',
      `149088098000${n},2499,${n === 2 ? 1001 : 500},`,
    ];
    for (const n of [1, 2, 3, 4])
      await call('POST', '/reconciliation/cod/1/file', formOf(file(n), { utr: utr(n), day: '2026-11-19' }));
    await call(
      'POST',
      '/reconciliation/cod/1/file',
      formOf(['AWB,COD Amount', '1490880980009,999'], { day: '2026-11-19' }),
    );
  });
  afterAll(() => server.stop());

  test('are asked for before any was uploaded', async () => {
    const { items, has_statement } = await payouts();
    expect(has_statement).toBe(false);
    expect(items.map(({ state }: { state: string }) => state)).toEqual([
      'no_utr',
      'no_statement',
      'no_statement',
      'no_statement',
      'no_statement',
    ]);
  });

  test.each(statements)('of %s are read by their headings', async (_, rows) => {
    const { status, body } = await statement(rows);
    expect([status, body.data?.rejected_rows]).toEqual([200, []]);
    expect(body.data).toMatchObject({ added: 2, known: 0 });
  });

  test('show what was advised and what the bank received', async () => {
    const { items } = await payouts();
    const found = (n: number) => items.find((one: { utr: string }) => one.utr === utr(n));
    expect(found(1)).toMatchObject({ advised: 1999, received: 1998, state: 'received', difference: -1 });
    expect(found(1).received_on).toBe('2026-11-20');
    expect(found(2)).toMatchObject({ advised: 1498, received: 1498, state: 'received', difference: 0 });
    expect(found(3)).toMatchObject({ advised: 1999, received: 2499, state: 'excess', difference: 500 });
    expect(found(4)).toMatchObject({ advised: 1999, received: 999, state: 'short', difference: -1000 });
    expect(found(4).received_on).toBe('2026-11-16');
  });

  test('count a deposit once, also of a longer statement and of another order', async () => {
    const before = (await payouts()).items;
    const [heading, first, ...others] = statements[4]![1];
    expect((await statement(statements[4]![1])).body.data).toMatchObject({ added: 0, known: 2, matched: 0 });
    const longer = [heading!, ...others, first!, '3,18/11/2026,18/11/2026,NEFT OTHER,N1,,5.00,5714.00'];
    expect((await statement(longer)).body.data).toMatchObject({ added: 1, known: 2 });
    // Equal deposits of one day are two.
    const twice = [heading!, ...Array.from({ length: 2 }, () => '1,19/11/2026,19/11/2026,CASH,,,10.00,1.00')];
    expect((await statement(twice)).body.data).toMatchObject({ added: 2, known: 0 });
    expect((await payouts()).items).toEqual(before);
  });

  test('are those of the brand alone', async () => {
    expect(await payouts(stranger)).toMatchObject({ items: [], has_statement: false });
    const { body } = await statement(statements[0]![1], stranger);
    expect(body.data).toMatchObject({ added: 2, known: 0, matched: 0 });
  });

  test('are refused beside the field that is wrong', async () => {
    expect((await statement(['Date,Narration', '20/11/26,NEFT'])).status).toBe(422);
    const wrong = await statement(['Date,Narration,Deposit Amt.', 'soon,NEFT,100', '20/11/26,NEFT,much']);
    expect(wrong.body.data).toMatchObject({ added: 0 });
    expect(wrong.body.data.rejected_rows.map(({ column }: { column: string }) => column)).toEqual([
      'date',
      'credit',
    ]);
  });
});
