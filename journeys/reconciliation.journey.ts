import { expectNotice } from './notice.ts';
import { logIn, noViolations } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

interface Parcel {
  awb: string;
  courier: string;
  collect: number;
  isCod: boolean;
}

/** Delivered parcels of one courier, whose invoice was not uploaded yet. */
async function deliveredParcels(page: Page, courier: string): Promise<Parcel[]> {
  return page.evaluate(async (name) => {
    const token = localStorage.getItem('token') ?? '';
    const headers = { Authorization: `Bearer ${token}` };
    const found: Parcel[] = [];
    let after = '';
    for (let n = 0; n < 12; n += 1) {
      const response = await fetch(`/api/order/all?page_size=200${after}`, { headers });
      const body = (await response.json()) as {
        orders: {
          payment_mode: string;
          collectible: number;
          shipments: { awb: string | null; status: string; courier_name: string | null }[];
        }[];
        pagination: { next: string | null };
      };
      for (const { shipments, payment_mode, collectible } of body.orders)
        for (const { awb, status, courier_name } of shipments)
          if (awb && status === 'DELIVERED' && courier_name === name && shipments.length === 1)
            found.push({ awb, courier: name, collect: collectible, isCod: payment_mode === 'cod' });
      if (body.pagination.next === null) break;
      after = `&after=${encodeURIComponent(body.pagination.next)}`;
    }
    return found;
  }, courier);
}

const courier = 'XpressBees Surface';

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

/** Chooses the courier and the file of the upload. */
async function chooseFile(page: Page, file: ReturnType<typeof csv>): Promise<void> {
  // The value comes before the label in its name: "Choose Courier".
  await page
    .getByRole('main')
    .getByRole('button', { name: / Courier$/ })
    .click();
  await page.getByRole('option', { name: courier }).click();
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Logs in, and returns the brand's address with three delivered parcels of the courier. */
async function begin(page: Page) {
  await logIn(page, product);
  const parcels = await deliveredParcels(page, courier);
  const prepaid = parcels.find(({ isCod }) => !isCod);
  const [cod, second] = parcels.filter(({ isCod }) => isCod);
  if (!prepaid || !cod || !second) throw new Error(`The demo has too few parcels of ${courier}.`);
  return { brand: page.url().replace(/(\/brand\/[^/]+).*/, '$1'), prepaid, cod, second };
}

test('an invoice with unknown columns is matched, disputed and credited', async ({ page }) => {
  const { brand, prepaid, cod, second } = await begin(page);
  const invoice = csv('XpressBees_1-15Nov.csv', [
    'XpressBees Logistics,,,',
    'ShippingID,FWD_Chrg,COD_Fee,Sum to pay',
    `${prepaid.awb},100.00,30.00,130.00`,
    `${cod.awb},500.00,30.00,530.00`,
    `${cod.awb},500.00,30.00,530.00`,
    '99900000000001,45.40,0.00,45.40',
    `${second.awb},soon,30.00,530.00`,
  ]);

  await test.step('matches the columns of a file that was never seen', async () => {
    await page.goto(`${brand}/reconciliation/upload`);
    await noViolations(page, 'the upload');
    await chooseFile(page, invoice);
    await expect(page.getByText('Missing: Total')).toBeVisible();
    await expect(page.getByRole('row', { name: /^AWB \*/ })).toContainText('ShippingID');
    const send = page.getByRole('button', { name: 'Reconcile 5 lines' });
    await expect(send).toBeDisabled();
    await page.getByRole('button', { name: /Column for Total/ }).click();
    await page.getByRole('option', { name: 'Sum to pay' }).click();
    // No column has it.
    await page.getByRole('textbox', { name: /^Invoice number/ }).fill('XB-2611-4');
    await noViolations(page, 'the columns');
    await send.click();
    await expectNotice(page, 'Invoice Uploaded Successfully');
    await expect(page.getByText('4 lines reconciled, 1 to correct.')).toBeVisible();
  });

  await test.step('corrects the row that could not be read', async () => {
    await expect(page.getByText(/"soon" isn't an amount/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Freight of row 7' }).fill('500');
    await noViolations(page, 'rows to correct');
    await page.getByRole('button', { name: 'Reconcile corrected rows' }).click();
    await expect(page.getByText('5 lines reconciled.')).toBeVisible();
  });

  await test.step('recognizes the courier next time, and refuses the same file', async () => {
    await page.getByRole('button', { name: 'Upload another file' }).click();
    await chooseFile(page, invoice);
    await expect(page.getByText(`Saved for ${courier}`).first()).toBeVisible();
    await page.getByRole('textbox', { name: /^Invoice number/ }).fill('XB-2611-4');
    await page.getByRole('button', { name: 'Reconcile 5 lines' }).click();
    await expect(page.getByText(/This file was uploaded before/)).toBeVisible();
    await page.goto(`${brand}/setting/data-mapper`);
    await expect(page.getByRole('row', { name: new RegExp(courier) })).toContainText('Sum to pay');
    await noViolations(page, 'the data mapper');
  });

  await test.step('finds three categories, and disputes the duplicate', async () => {
    await page.goto(`${brand}/reconciliation/upload-history`);
    await page.getByRole('link', { name: 'XB-2611-4' }).click();
    const lines = page.getByRole('grid', { name: 'Invoice lines' });
    await expect(lines.getByRole('row')).toHaveCount(6);
    for (const category of ['Duplicate AWB', 'Unknown AWB', 'COD on prepaid'])
      await expect(lines.getByText(category)).toBeVisible();
    await noViolations(page, 'reconciliation');
    // Each number opens its lines; nothing is recovered yet.
    await page.getByRole('link', { name: /^Recovered ₹/ }).click();
    await expect(page).toHaveURL(/invoice_id=.*sum=recovered/);
    await expect(lines.getByText('Duplicate AWB')).toHaveCount(0);
    await page.getByRole('link', { name: /^Difference ₹/ }).click();
    await expect(lines.getByText('Duplicate AWB')).toBeVisible();
    // The bar of a cause opens its lines: by the pointer, and by the keyboard.
    const bars = page.getByRole('application', { name: /waterfall chart/ });
    await bars.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/primary_category=UNKNOWN_AWB/);
    await expect(lines.getByText('Duplicate AWB')).toHaveCount(0);
    await bars.locator('rect').nth(2).click();
    await expect(page).toHaveURL(/primary_category=DUPLICATE_AWB/);
    await expect(lines.getByText('Unknown AWB')).toHaveCount(0);
    // The line opens below its row; the whole job needs no mouse.
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const detail = lines.getByRole('group', { name: /^Details of/ });
    await expect(detail).toContainText('Already billed on');
    await noViolations(page, 'an invoice line');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const key of ['Raise dispute', 'Accept', 'Search the list']) await expect(keys).toContainText(key);
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await expect(lines.locator(':focus'), 'the focus is back on the row').toHaveCount(1);
    await page.keyboard.press('d');
    const question = page.getByRole('alertdialog', { name: 'Dispute 1 line?' });
    await question.getByRole('button', { name: 'Raise dispute' }).press('Enter');
    await expect(page.getByText('Lines disputed').first()).toBeVisible();
    await expect(lines.getByRole('row', { name: /Duplicate AWB/ })).toContainText('Disputed');
    await detail.getByRole('link', { name: 'With the courier' }).click();
    const disputes = page.getByRole('grid', { name: 'Raised disputes' });
    await expect(disputes.getByRole('row')).toHaveCount(2);
    await expect(disputes).toContainText('₹530.00');
    await page.goBack();
  });

  await test.step("downloads the dispute sheet in the courier's columns", async () => {
    await page.getByRole('button', { name: 'Download dispute sheet' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: courier }).click();
    expect((await download).suggestedFilename()).toMatch(/^dispute-sheet-xpressbees-/);
  });

  await test.step('a credit note settles it, and the dashboard agrees', async () => {
    await page.getByRole('button', { name: 'Import credit note' }).click();
    const drawer = page.getByRole('dialog', { name: 'Import credit note' });
    await drawer.getByRole('button', { name: /Courier/ }).click();
    await page.getByRole('option', { name: courier }).click();
    const note = csv('CN-77.csv', ['ShippingID,Credit_amount', `${cod.awb},530.00`, '99900000000001,45.40']);
    await drawer.locator('input[type=file]').setInputFiles(note);
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(drawer).toContainText('1 line credited, ₹530.00');
    await expect(drawer).toContainText('No disputed line of this courier has this AWB.');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Recovered').locator('..')).toContainText('₹530.00');
    await expect(page.getByRole('grid', { name: 'Invoice lines' }).getByText('Credited')).toBeVisible();
  });

  const ledger = page.getByRole('grid', { name: 'Ledger' });
  await test.step('the dispute and the ledger agree with it', async () => {
    await page.goto(`${brand}/dispute/resolved?q=${cod.awb}`);
    const disputes = page.getByRole('grid', { name: 'Resolved disputes' });
    await expect(disputes.getByRole('row')).toHaveCount(2);
    await expect(disputes.getByRole('row', { name: new RegExp(cod.awb) })).toContainText('Won');
    await expect(disputes.getByText('₹530.00')).toHaveCount(2);
    await page.goto(`${brand}/billing/wallet-transactions?q=${cod.awb}`);
    await expect(ledger.getByText('claimed ₹530.00')).toHaveCount(1);
  });

  await test.step('prices the invoice again, and deletes it without a trace in the sums', async () => {
    await page.goto(`${brand}/reconciliation/upload-history`);
    await noViolations(page, 'the upload history');
    const actions = page.getByRole('button', { name: 'Actions for XB-2611-4' });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Price again' }).click();
    await expectNotice(page, 'Invoice Reconciliation successfully done');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await actions.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete upload' }).click();
    await expectNotice(page, 'Invoice Deleted');
    await expect(page.getByRole('row', { name: /XB-2611-4/ })).toContainText('Deleted');
    // The credit is posted back, and stays in the ledger.
    await page.goto(`${brand}/billing/wallet-transactions?q=${cod.awb}`);
    await expect(ledger.getByText('claimed −₹530.00')).toHaveCount(1);
    await expect(ledger.getByText('claimed ₹530.00')).toHaveCount(1);
  });
});

test('a COD remittance that is short by one parcel is found', async ({ page }) => {
  const { brand, cod, second } = await begin(page);
  await page.goto(`${brand}/reconciliation/upload?kind=cod`);
  const remittance = csv('XB_COD.csv', [
    'ShippingID,COD_Amount,Net_Payable',
    `${cod.awb},${cod.collect.toFixed(2)},${cod.collect.toFixed(2)}`,
    `${second.awb},${(second.collect - 50).toFixed(2)},${(second.collect - 50).toFixed(2)}`,
  ]);
  await page.getByRole('textbox', { name: 'UTR' }).fill('HDFCN52026112200077');
  await chooseFile(page, remittance);
  await page.getByRole('button', { name: 'Reconcile 2 lines' }).click();
  await expect(page.getByText('2 lines reconciled.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the lines' }).click();
  const short = page.getByRole('row', { name: new RegExp(second.awb) });
  await expect(short).toContainText('Short');
  await expect(short).toContainText('₹50.00');
  await page.goto(`${brand}/reconciliation/upload-history`);
  await page.getByRole('button', { name: 'Actions for XB_COD.csv' }).click();
  await page.getByRole('menuitem', { name: 'Price again' }).click();
  await expectNotice(page, 'COD Reconciliation successfully done');

  await page.goto(`${brand}/billing/cod-remittance`);
  await page.locator('[data-today] button[data-state="remitted"]').filter({ hasText: 'XpressBees' }).click();
  const statement = page.getByRole('dialog');
  await expect(statement.getByText('Net to the bank')).toBeVisible();
  await expect(statement.getByRole('row', { name: new RegExp(second.awb) })).toContainText('Short');
  await noViolations(page, 'a COD statement');
  const download = page.waitForEvent('download');
  await statement.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^cod-statement-xpressbees-/);
});

test('all lines of a cause but one are accepted, though most are on other pages', async ({ page }) => {
  const { brand } = await begin(page);
  const unknown = Array.from(
    { length: 120 },
    (_, n) => `9980000000${String(n).padStart(4, '0')},45.40,45.40`,
  );
  await page.goto(`${brand}/reconciliation/upload`);
  await chooseFile(page, csv('XpressBees_16-30Nov.csv', ['AWB,Freight,Total', ...unknown]));
  await page.getByRole('textbox', { name: /^Invoice number/ }).fill('XB-2611-5');
  await page.getByRole('button', { name: 'Reconcile 120 lines' }).click();
  await expect(page.getByText('120 lines reconciled.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the lines' }).click();
  await page.getByRole('link', { name: 'Choose all 120' }).first().click();
  const bar = page.getByRole('group', { name: 'Actions for the selected rows' });
  await expect(bar).toContainText('All 120 matching are selected');
  const lines = page.getByRole('grid', { name: 'Invoice lines' });
  await lines
    .getByRole('row', { name: /99800000000003/ })
    .getByRole('checkbox')
    .press('Space');
  await expect(bar).toContainText('All 119 matching are selected');
  await noViolations(page, 'all lines of a cause');
  await bar.getByRole('button', { name: 'Accept' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Accept 119 lines?' });
  await expect(question).toContainText('₹5,402.60 is accepted as billed.');
  await question.getByRole('button', { name: 'Accept charges' }).press('Enter');
  await expect(page.getByText('Charges accepted').first()).toBeVisible();
  // The cause's address shows what is still under review: the line that was unchecked.
  await expect(lines.getByRole('row')).toHaveCount(2);
  await expect(lines.getByRole('row', { name: /99800000000003/ })).toContainText('Under review');
  // Nothing of a list that is accepted already can be accepted again, and it says so.
  await page.goto(`${page.url().split('?')[0]}?status=accepted&q=998000&select=all`);
  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('None of the 119 lines can be accepted.').first()).toBeVisible();
});
