import { readFile } from 'node:fs/promises';
import { expect, test } from './test.ts';
import { choose, logIn, noViolations } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

/** "₹18,240.50" as paise. */
const paise = (text: string): number =>
  Math.round(Number(text.replaceAll(/[^\d.−-]/g, '').replace('−', '-')) * 100);

/** A booked parcel of the demo brand, as the question of the rate calculator, and what it cost. */
async function findBookedParcel(): Promise<{ query: string; courier: string; price: string }> {
  const get = async (path: string) =>
    (
      await fetch(`/api${path}`, {
        headers: { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` },
      })
    ).json();
  const { charges } = (await get('/billing/shipping-charges?page_size=200')).data;
  const one = charges.find((row: { zone: string; rto: number }) => row.zone === 'D' && row.rto === 0);
  const { order } = (await get(`/order/${one.order_id}`)).data;
  const box = order.shipments.find(({ id }: { id: string }) => id === one.id);
  const { warehouses } = (await get('/warehouse')).data;
  const from = warehouses.find(({ id }: { id: string }) => id === box.warehouse_id);
  const query = new URLSearchParams({
    from: from.pincode,
    to: order.buyer_details.pincode,
    weight: String(box.weights.dead_g),
    length: String(box.dimensions.length),
    width: String(box.dimensions.width),
    height: String(box.dimensions.height),
    ...(box.payment_mode === 'cod' ? { mode: 'cod', collect: String(box.collectible) } : {}),
    sort: 'price',
  });
  const price = one.total.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return { query: query.toString(), courier: one.courier_name, price: `₹${price}` };
}

test('tops the wallet up once, downloads the statement, and prices a parcel as it was booked', async ({
  page,
}) => {
  await logIn(page, product);
  const brand = /.*\/brand\/[^/]+/.exec(page.url())?.[0] ?? '';
  const wallet = page.getByRole('link', { name: /^Wallet ₹/ });
  const available = async () => paise((await wallet.textContent()) ?? '');
  /** The newest entries of the wallet, the newest first. */
  const entries = () =>
    page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
      const answer = await fetch('/api/wallet/history?page_size=50', { headers });
      return (await answer.json()).data.entries as {
        id: string;
        amount: number;
        balance: number;
        held: number;
      }[];
    });
  /**
   * Waits until the page shows the wallet after a payment, which has one entry since another one. Couriers charge and release
   * meanwhile, as their scans come, so it may also be the wallet after a later entry.
   */
  const waitForPayment = async (since: string | undefined, rupees: number) => {
    let added = await entries();
    await expect
      .poll(async () => {
        const all = await entries();
        added = all.slice(
          0,
          all.findIndex(({ id }) => id === since),
        );
        const paid = added.findIndex(({ amount }) => amount === rupees);
        const shown = await available();
        return added
          .slice(0, paid + 1)
          .some(({ balance, held }) => Math.round((balance - held) * 100) === shown);
      })
      .toBe(true);
    expect(added.filter(({ amount }) => amount === rupees)).toHaveLength(1);
  };

  await test.step('Home has the curve of today, and tops up a wallet that is empty soon', async () => {
    // Last week has orders at any hour of today.
    await expect(
      page.getByRole('heading', { name: /^Orders today and last [A-Z][a-z]+day$/, level: 3 }),
    ).toBeVisible();
    // How long the demo brand's money lasts depends on the day.
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    await page.route(/\/home\/money/, async (route) => {
      // A request of a page that is being left has no response.
      const response = await route.fetch().catch(() => undefined);
      if (!response) return;
      const body = await response.json();
      const wallet = { available: 1200, per_day: 9000, empty_at: inAnHour, is_auto_recharged: false };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, wallet } } });
    });
    await page.reload();
    const [before] = await entries();
    await expect(page.getByText('The wallet is empty soon')).toBeVisible();
    await noViolations(page, 'Home with a task of the wallet');
    // 27,000 are needed for three days.
    await page.getByRole('button', { name: 'Top up ₹50,000' }).click();
    const checkout = page.getByRole('dialog', { name: 'Pay ₹50,000.00' });
    await checkout.getByRole('button', { name: 'Pay now' }).click();
    await waitForPayment(before?.id, 50_000);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('credits a payment once whose webhook arrives twice', async () => {
    await page.goto(`${brand}/billing/wallet-transactions`);
    await page.getByRole('heading', { name: 'Top up' }).waitFor();
    await noViolations(page, 'wallet');
    const [before] = await entries();
    await page.getByRole('textbox', { name: 'Top-up amount' }).fill('50');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Recharge at least ₹100')).toBeVisible();
    await page.getByRole('textbox', { name: 'Top-up amount' }).fill('2500');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Add ₹2,500' }).click();
    const checkout = page.getByRole('dialog', { name: 'Pay ₹2,500.00' });
    await checkout.getByRole('radio', { name: /webhook arrives twice/ }).press('Space');
    await checkout.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('₹2,500.00 added to the wallet')).toBeVisible();
    await waitForPayment(before?.id, 2500);
    await expect(page.getByRole('grid', { name: 'Ledger' }).getByText('+₹2,500.00')).toHaveCount(1);
  });

  await test.step('says what failed, and to try again', async () => {
    await page.getByRole('button', { name: 'Add ₹2,500' }).click();
    const checkout = page.getByRole('dialog', { name: 'Pay ₹2,500.00' });
    await checkout.getByRole('radio', { name: 'The bank declines the payment' }).press('Space');
    await checkout.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('Try Again')).toBeVisible();
    await expect(page.getByText(/bank declined the payment/)).toBeVisible();
  });

  await test.step('downloads the statement in both formats', async () => {
    const pdf = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await readFile(await (await pdf).path())).subarray(0, 5).toString()).toBe('%PDF-');
    const csv = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await readFile(await (await csv).path())).toString()).toContain('Top-up');
  });

  await test.step('opens a shipment into its charges', async () => {
    await page.goto(`${brand}/billing/shipping-charges`);
    const total = page.getByRole('grid', { name: 'Shipping charges' }).getByRole('button', { name: /^₹/ });
    await total.first().waitFor();
    await noViolations(page, 'shipping charges');
    await total.first().click();
    const charges = page.getByRole('dialog', { name: /^Charges of/ });
    await expect(charges.getByText('Freight', { exact: true })).toBeVisible();
    await expect(charges.getByText('Khep, by wallet')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('prices a booked parcel again, to the paisa', async () => {
    const booked = await page.evaluate(findBookedParcel);
    await page.goto(`${brand}/rate-calculator?${booked.query}`);
    const services = page.getByRole('list', { name: /can ship it/ });
    await services.waitFor();
    await noViolations(page, 'rate calculator');
    const service = services.getByRole('listitem').filter({ hasText: booked.courier }).first();
    await expect(service).toContainText(booked.price);
    await service.getByText(booked.courier).click();
    await expect(service.getByText('If it comes back')).toBeVisible();
  });

  await test.step('shows one COD amount on every screen', async () => {
    const amountOn = async (path: string, label: string) => {
      await page.goto(`${brand}${path}`);
      const stat = page.locator('[data-component="Stat"]').filter({ hasText: label });
      await expect(stat).toContainText('₹');
      return /₹[\d,]+/.exec((await stat.textContent()) ?? '')?.[0];
    };
    const due = await amountOn('/billing/cod-remittance', 'Due to you');
    expect(await amountOn('/billing', 'COD due to you')).toBe(due);
    expect(await amountOn('/', 'COD due to you')).toBe(due);
  });

  await test.step('prices a parcel that a service carries only prepaid', async () => {
    await page.goto(`${brand}/rate-calculator?from=302017&to=800001&weight=1200&mode=cod&collect=99000`);
    const refused = page.getByRole('table', { name: "Services that can't ship it" });
    await refused.getByRole('button', { name: 'Price it prepaid' }).first().click();
    await expect(page.getByRole('radio', { name: 'Prepaid' })).toBeChecked();
    await expect(page).not.toHaveURL(/collect=/);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'COD' })).toBeChecked();
  });

  await test.step('shows the COD calendar, the invoices and the billing settings', async () => {
    for (const [path, heading] of [
      ['/billing', 'Billing'],
      ['/billing/cod-remittance', 'COD remittance'],
      ['/billing/invoice', 'Invoices'],
      ['/setting/billing', 'Billing settings'],
    ] as const) {
      await page.goto(`${brand}${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await noViolations(page, heading);
    }
  });
});

test('analytics names what a courier overbilled and has not paid, and one SKU alone', async ({ page }) => {
  await logIn(page, product);
  const brand = /.*\/brand\/[^/]+/.exec(page.url())?.[0] ?? '';

  await test.step('reconciliation has the sums of the Reconciliation screen', async () => {
    const sums = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
      const { data } = await (await fetch('/api/reconciliation/invoice/dashboard', { headers })).json();
      return { billed: data.billed as number, categories: data.categories as { label: string }[] };
    });
    await page.goto(`${brand}/analytics/reconciliation?date=2020-01-01..2099-12-31`);
    const invoices = page.getByRole('region', { name: 'Courier invoices' });
    await expect(invoices.getByText('Billed', { exact: true })).toBeVisible();
    const byDifference = page.getByRole('table', { name: 'Invoices by difference, table' });
    for (const { label } of sums.categories.filter((one) => one.label !== 'Rounding').slice(0, 3))
      await expect(byDifference.getByRole('row', { name: new RegExp(`^${label}`) })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Invoices by courier as CSV' }).click();
    const csv = await readFile(await (await saved).path(), 'utf8');
    expect(csv.split('\r\n')[0]).toContain('Courier,Billed,Expected,Difference,Recovered');
    const billed = csv
      .trim()
      .split('\r\n')
      .slice(1)
      .reduce((sum, line) => sum + Number(line.split(',')[1]), 0);
    expect(Math.round(billed * 100)).toBe(Math.round(sums.billed * 100));
  });

  await test.step('disputes and carriers', async () => {
    await page.goto(`${brand}/analytics/dispute`);
    await expect(page.getByRole('table', { name: 'Status now, table' })).toBeVisible();
    await page.goto(`${brand}/analytics/carrier-partners`);
    await expect(page.getByRole('table', { name: 'Billed against the contracts, table' })).toBeVisible();
    await expect(page.getByRole('application', { name: 'Why they came back, heat map' })).toBeVisible();
  });

  await test.step('a SKU opens by keyboard, and Back returns to all', async () => {
    await page.goto(`${brand}/analytics/sku`);
    const first = page.getByRole('table', { name: 'Top SKUs, table' }).getByRole('link').first();
    const name = (await first.textContent()) ?? '';
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`SKU: ${name}`)).toBeVisible();
    await expect(page.getByRole('application', { name: /^Units over time/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('table', { name: 'Top SKUs, table' })).toBeVisible();
  });
});

test('Finance has a GSTR-1 that ties, its file and the orders behind what to check', async ({ page }) => {
  await logIn(page, product);
  const brand = /.*\/brand\/[^/]+/.exec(page.url())?.[0] ?? '';

  await test.step('the file has the sum that the screen shows', async () => {
    await page.goto(brand);
    await page.getByRole('link', { name: 'Finance' }).click();
    await page.getByRole('heading', { level: 1, name: 'Finance' }).waitFor();
    const { month, total } = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
      const load = async (query: string) =>
        (await (await fetch(`/api/finance/gst${query}`, { headers })).json()).data;
      // Of two months that the fortnight is in, one with an invoice to check.
      const { months } = await load('');
      for (const one of months as string[]) {
        const { total: sums, problems } = await load(`?month=${one}`);
        if (problems.some(({ code }: { code: string }) => code === 'price_rate'))
          return { month: one, total: sums.taxable as number };
      }
      throw new Error('No invoice of the demo brand has a rate to check.');
    });
    await page.goto(`${brand}/finance?tab=gst&month=${month}`);
    const table = page.getByRole('table', { name: 'Tables of GSTR-1' });
    const shown = (await table.getByRole('row', { name: /Summary by HSN/ }).textContent()) ?? '';
    expect(shown).toContain(total.toLocaleString('en-IN', { minimumFractionDigits: 2 }));
    await noViolations(page, 'Finance');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'GSTR-1 as JSON' }).click();
    const file = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
    const rows: { txval: number }[] = [...(file.hsn.hsn_b2b ?? []), ...(file.hsn.hsn_b2c ?? [])];
    expect(Math.round(rows.reduce((sum, row) => sum + row.txval * 100, 0))).toBe(Math.round(total * 100));
  });

  await test.step('a row of GSTR-3B opens the documents that it sums, and Back returns', async () => {
    await expect(page.getByText('Ties to GSTR-1')).toBeVisible();
    const table = page.getByRole('table', { name: 'Table 3.1 of GSTR-3B' });
    const row = table.getByRole('row', { name: /^3.1\(a\) Taxable sales/ });
    const documents = (await row.getByRole('cell').first().textContent()) ?? '';
    await row.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(new RegExp(`^\\d+ of ${documents}$`))).toBeVisible();
    await noViolations(page, 'GST documents');
    await page.goBack();
    await expect(row).toBeVisible();
  });

  await test.step('an invoice to a registered buyer is registered with the portal', async () => {
    const invoices = page.getByRole('table', { name: 'Invoices and credit notes to registered buyers' });
    const waiting = invoices.getByRole('row').filter({ hasText: 'Not registered' });
    await waiting.first().waitFor();
    const before = await waiting.count();
    await waiting
      .first()
      .getByRole('button', { name: /^Register/ })
      .click();
    await expect(page.getByText('E-invoice registered')).toBeVisible();
    await expect(waiting).toHaveCount(before - 1);
    await noViolations(page, 'e-invoices');
  });

  await test.step('a filed GSTR-1 is compared where it is, and a file of another month refused', async () => {
    const card = page.getByRole('region', { name: 'Filed GSTR-1' });
    const month = new URL(page.url()).searchParams.get('month');
    const file = await page.evaluate(async (of) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
      return (await fetch(`/api/finance/gst/file?format=json&month=${of}`, { headers })).json();
    }, month);
    file.b2cs[0].txval = Math.round(file.b2cs[0].txval * 100 - 100_00) / 100;
    const choose = (name: string, content: object) =>
      card.locator('input[type=file]').setInputFiles({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(content)),
      });
    await choose('other.json', { ...file, fp: '012020' });
    await expect(card.getByText(/^This file is of January 2020/)).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await choose('filed.json', file);
    const found = card.getByRole('table', { name: 'Differences from the filed GSTR-1' });
    await expect(found.getByText('+₹100.00')).toBeVisible();
    await expect(found.getByText('GSTR-1A, table 10')).toBeVisible();
    const correct = async (button: string) => {
      const download = page.waitForEvent('download');
      await card.getByRole('button', { name: button }).click();
      return readFile(await (await download).path());
    };
    const rows = file.b2cs.filter((row: { pos: string }) => row.pos === file.b2cs[0].pos);
    const place = { omon: file.fp, pos: file.b2cs[0].pos };
    const early = JSON.parse((await correct('GSTR-1A as JSON')).toString());
    expect(early.b2csa).toMatchObject([place]);
    expect(early.b2csa[0].itms).toHaveLength(rows.length);
    expect((await correct('GSTR-1A as XLSX')).subarray(0, 2).toString()).toBe('PK');
    await card
      .locator('label')
      .filter({ hasText: /^Filed$/ })
      .click();
    await expect(found.getByText('Later GSTR-1, table 10')).toBeVisible();
    const later = JSON.parse((await correct('Corrected month as JSON')).toString());
    expect(later.fp).not.toBe(file.fp);
    expect(later.b2csa).toEqual(early.b2csa);
    await noViolations(page, 'differences from a filed return');
    expect(sent).toEqual([]);
  });

  await test.step('an invoice with the wrong rate opens its order, and Back returns', async () => {
    const dryRun = page.getByRole('region', { name: 'Dry run' });
    await expect(dryRun.getByText(/was taxed at 5%/).first()).toBeVisible();
    const invoice = dryRun.getByRole('link').first();
    await invoice.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/oms\//);
    await page.goBack();
    await expect(dryRun).toBeVisible();
  });

  await test.step('the day on which cash is short leads to the entries that cause it', async () => {
    await page.goto(`${brand}/finance?tab=cash`);
    const { warning, entries } = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
      return (await (await fetch('/api/finance/cash', { headers })).json()).data;
    });
    const cause = entries.find(({ id }: { id: string }) => id === warning.cause);
    await expect(page.getByText(`${cause.label}, ₹`).first()).toBeVisible();
    await noViolations(page, 'cash calendar');
    await page.getByRole('button', { name: 'Show as table' }).click();
    const table = page.getByRole('table', { name: 'Cash calendar, table' });
    const open = async (name: string) => {
      await table.getByRole('row').filter({ hasText: name }).getByRole('link').first().focus();
      await page.keyboard.press('Enter');
    };
    await open(cause.label);
    const drawer = page.getByRole('dialog', { name: 'Planned payments' });
    await expect(drawer.getByRole('textbox', { name: 'What for' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    // The money before that day leads to the orders that were paid.
    await open('Razorpay');
    await page.getByRole('heading', { level: 1, name: 'All orders' }).waitFor();
    expect(new URL(page.url()).searchParams.get('payment_mode')).toBe('prepaid');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });

  await test.step('goods for a warehouse of another GSTIN get an invoice and the file of an e-way bill', async () => {
    await page.goto(`${brand}/finance?tab=gst`);
    await page.getByRole('button', { name: 'Invoice stock transfer' }).click();
    const drawer = page.getByRole('dialog', { name: 'Invoice a stock transfer' });
    for (const [field, warehouse] of [
      ['From', 'Jaipur studio'],
      ['To', 'Bhiwandi store'],
    ] as const) {
      const select = drawer.getByRole('button', { name: new RegExp(`${field}\\b`) });
      await choose(page, select, new RegExp(`^${warehouse}`));
    }
    await drawer.getByRole('combobox', { name: 'Product' }).fill('kurta');
    await page.getByRole('option').first().click();
    await drawer.getByRole('textbox', { name: 'Units' }).fill('80');
    await noViolations(page, 'invoice of a stock transfer');
    await drawer.getByRole('button', { name: 'Issue invoice' }).click();
    const notice = page.getByText(/Invoice \S+ issued/).first();
    const number = /Invoice (\S+) issued/.exec((await notice.textContent()) ?? '')?.[1];
    await expect(
      page
        .getByRole('table', { name: 'Invoices without an order' })
        .getByRole('button', { name: `Download ${number}` }),
    ).toBeVisible();
    await page.getByRole('button', { name: `JSON of ${number}` }).click();
    const bill = page.getByRole('dialog', { name: `E-way bill of ${number}` });
    await bill.getByRole('button', { name: 'Download JSON' }).click();
    await expect(bill.getByText(/^Enter the number of the vehicle/)).toBeVisible();
    await bill.getByRole('textbox', { name: 'Vehicle' }).fill('RJ14 CA 1234');
    const download = page.waitForEvent('download');
    await bill.getByRole('button', { name: 'Download JSON' }).click();
    const { billLists } = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(billLists).toMatchObject([{ docNo: number, vehicleNo: 'RJ14CA1234', supplyType: 'O' }]);
    await page.getByRole('button', { name: `Credit ${number}` }).click();
    const credit = page.getByRole('dialog', { name: `Credit note for ${number}` });
    await credit.getByRole('textbox').fill('30');
    await noViolations(page, 'credit note of a stock transfer');
    await credit.getByRole('button', { name: 'Issue credit note' }).click();
    await expect(page.getByText(/^Credit note CN\/\S+ of /)).toBeVisible();
    await noViolations(page, 'exports, stock transfers and e-way bills');
  });
});

test('Finance leads from an order that lost money to its cause', async ({ page }) => {
  await logIn(page, product);
  const brand = /.*\/brand\/[^/]+/.exec(page.url())?.[0] ?? '';

  await test.step('the screen says what is missing, and the losses lead to their orders', async () => {
    await page.goto(`${brand}/finance`);
    const losses = page.getByRole('region', { name: 'Orders that lost the most', exact: true });
    await losses.waitFor();
    await expect(page.getByText(/SKUs have no cost/)).toBeVisible();
    await noViolations(page, 'Contribution');
    await losses.getByRole('link', { name: 'All orders that lost money' }).click();
    await page.waitForURL(/tab=orders/);
  });

  await test.step('the largest loss opens into amounts that add up to it, and into its order', async () => {
    const grid = page.getByRole('grid', { name: 'Orders and what each earned' });
    const row = grid.getByRole('row').filter({ hasText: /KH-/ }).first();
    const number = (await row.getByRole('link').first().textContent()) ?? '';
    const loss = await row.getByRole('gridcell').filter({ hasText: '₹' }).first().textContent();
    expect(paise(loss ?? '')).toBeLessThan(0);
    const details = page.getByRole('button', { name: `Details of ${number}` });
    await details.focus();
    await page.keyboard.press('Enter');
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('List price with GST')).toBeVisible();
    await expect(page.getByRole('definition').last()).toHaveText(loss ?? '');
    await noViolations(page, 'Orders and what each earned');
    await row.getByRole('link', { name: number }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor();
  });

  await test.step('a cost that is entered changes the figure', async () => {
    await page.goto(`${brand}/finance`);
    const waterfall = page.getByRole('region', { name: 'From sale to contribution', exact: true });
    await waterfall.waitFor();
    await page.getByRole('button', { name: 'Enter costs of goods' }).click();
    const drawer = page.getByRole('dialog', { name: 'Costs of goods' });
    await drawer.getByRole('button', { name: 'Save costs' }).click();
    await expect(drawer.getByText('Enter a cost of at least one SKU', { exact: true })).toBeVisible();
    await drawer.getByRole('textbox').first().fill('111');
    await drawer.getByRole('button', { name: 'Save costs' }).click();
    await page.getByText('Costs saved').waitFor();
    await expect(page.getByText(/^2 SKUs have no cost/)).toBeVisible();
  });
});
