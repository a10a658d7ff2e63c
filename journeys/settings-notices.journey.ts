import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { failing } from './failing.ts';
import { expectNotice } from './notice.ts';
import { logIn, printedCode } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const broken = { status: 500 };
/** A refusal without words of its own, so that the notice of the call is shown. */
const refused = { status: 422, body: { message: '', detail: '', code: '', fields: {} } };

/** Opens a page of the demo brand. */
async function open(page: Page, path: string): Promise<void> {
  await logIn(page, product);
  await page.goto(page.url().replace(/(\/brand\/[^/]+).*/, `$1/${path}`));
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last();

test('company', async ({ page }) => {
  await open(page, 'setting/company');

  await test.step('profile', async () => {
    await button(page, 'Edit profile').click();
    await page.getByLabel('Website').fill('https://mittiandloom.example.in/shop');
    await failing(page, ['PUT', /^\/onboarding\/profile$/], broken, async () => {
      await button(page, 'Save profile').click();
      await expectNotice(page, 'Failed to update company profile');
    });
    await button(page, 'Save profile').click();
    await expectNotice(page, 'Company profile updated successfully');
  });

  await test.step('GST', async () => {
    await button(page, 'Add GSTIN of another state').click();
    await page.getByRole('textbox', { name: 'GSTIN' }).fill('27AAMCM4821L1Z2');
    for (const input of await page.getByRole('dialog').locator('input[type=file]').all())
      await input.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: png });
    await expect(page.getByText(/Registered to/)).toBeVisible();
    const files = page.getByRole('dialog').getByRole('button', { name: /^View / });
    await expect(files).toHaveCount(2);
    await button(page, 'Send for verification').click();
    await expectNotice(page, 'Gst Verfication Initiated');
    await failing(page, ['GET', /^\/onboarding\/gstin$/], broken, async () => {
      await page.reload();
      await expectNotice(page, 'Failed to get gst status');
    });
    await page.reload();
  });

  await test.step('bank', async () => {
    await button(page, 'Change account').click();
    const drawer = page.getByRole('dialog');
    const ifsc = drawer.getByLabel('IFSC');
    await failing(page, ['GET', /^\/bank\/ifsc\//], broken, async () => {
      await ifsc.fill('HDFC0000060');
      await expectNotice(page, 'Failed to fetch bank details by IFSC code');
    });
    await ifsc.fill('QQQQ0000001');
    await expectNotice(page, 'Invalid IFSC code');
    await ifsc.fill('HDFC0000060');
    await drawer.getByLabel('Account holder').fill('Mitti & Loom Crafts Private Limited');
    await drawer.getByLabel('Account number', { exact: true }).fill('50200012345678');
    await drawer.getByLabel('Account number again').fill('50200012345678');
    await drawer.getByLabel('Your password').fill('khep-demo-2026');
    await failing(page, ['POST', /^\/bank$/], broken, async () => {
      await button(page, 'Send for verification').click();
      await expectNotice(page, 'Failed to update bank details');
    });
    await button(page, 'Send for verification').click();
    await expectNotice(page, 'Bank details submitted for verification');
  });

  await test.step('couriers that the brand may use', async () => {
    await page
      .getByRole('checkbox', { name: /XpressBees/ })
      .first()
      .click({ force: true });
    await failing(page, ['POST', /^\/onboarding\/partner\/selections$/], broken, async () => {
      await button(page, 'Save selection').click();
      await expectNotice(page, 'Failed to update selected partners');
    });
    await button(page, 'Save selection').click();
    await expectNotice(page, 'Selected partners updated successfully');
  });

  await test.step('plan', async () => {
    await button(page, 'Change plan').click();
    await page.getByRole('dialog').getByRole('radio').last().click({ force: true });
    await failing(page, ['PUT', /^\/onboarding\/pricing$/], broken, async () => {
      await button(page, 'Change plan').click();
      await expectNotice(page, 'Failed to update pricing details');
    });
    await button(page, 'Change plan').click();
    await expectNotice(page, 'Pricing details updated successfully');
  });
});

test('users', async ({ page }) => {
  await open(page, 'setting/user-management');

  await test.step('add', async () => {
    await button(page, 'Add user').click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Name', { exact: true }).fill('Asha Rao');
    await drawer.getByLabel('Email').fill('asha@mittiandloom.in');
    await drawer.getByLabel('Mobile').fill('9845012345');
    await drawer.getByRole('button', { name: 'NDR desk' }).click();
    await failing(page, ['POST', /^\/auth\/users$/], broken, async () => {
      await button(page, 'Add user').click();
      await expectNotice(page, 'Failed to add user');
    });
    await button(page, 'Add user').click();
    await expectNotice(page, 'User added successfully');
  });

  const menu = async (action: string) => {
    await page.getByRole('button', { name: /^Actions for.*Asha Rao/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await test.step('edit', async () => {
    await failing(page, ['GET', /^\/auth\/users\/[^/]+$/], broken, async () => {
      await menu('Edit access');
      await expectNotice(page, 'Failed to fetch user by id');
    });
    await page.reload();
    await menu('Edit access');
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Asha R. Rao');
    await failing(page, ['PATCH', /^\/auth\/users\/[^/]+$/], broken, async () => {
      await button(page, 'Save user').click();
      await expectNotice(page, 'Failed to update user');
    });
    await button(page, 'Save user').click();
    await expectNotice(page, 'User updated successfully');
  });

  await test.step('contact', async () => {
    await page.getByRole('button', { name: /^Actions for.*Asha R/ }).click();
    await page.getByRole('menuitem', { name: 'Change email or mobile' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel(/^New email/).fill('asha.rao@mittiandloom.in');
    await drawer.getByLabel('Your password').fill('khep-demo-2026');
    await failing(page, ['POST', /change-contact\/[^/]+$/], broken, async () => {
      await drawer.locator('button[type=submit]').click();
      await expectNotice(page, 'Failed to send otp');
    });
    await drawer.locator('button[type=submit]').click();
    // Six digits are sent by themselves: whatever is to fail must be set before they are typed.
    await failing(page, ['POST', /verify\/otp\/change-contact$/], refused, async () => {
      await drawer.getByLabel('One-time code').fill('000000');
      await expectNotice(page, 'Failed to verify otp');
    });
    await failing(page, ['PATCH', /update\/contact\/[^/]+$/], broken, async () => {
      await drawer.getByLabel('One-time code').fill(await printedCode(product));
      await expectNotice(page, 'Failed to update user contact');
    });
    await page.keyboard.press('Escape');
  });

  await test.step('list', async () => {
    await failing(page, ['GET', /^\/auth\/users$/], broken, async () => {
      await page.reload();
      await expectNotice(page, 'Failed to fetch users list');
    });
  });
});

test('a courier', async ({ page }) => {
  await open(page, 'setting/integration/courier/1');
  const tab = (name: string | RegExp) => page.getByRole('tab', { name }).click();

  await test.step('credentials', async () => {
    await page.getByLabel('API token').fill('demo-delhivery-token');
    await failing(page, ['POST', /^\/contracts\/credentials\//], broken, async () => {
      await button(page, 'Save credentials').click();
      await expectNotice(page, 'Failed to add credentials');
    });
    await button(page, 'Save credentials').click();
    await expectNotice(page, 'Credential added successfully');
  });

  await test.step('rate card', async () => {
    await tab('Rate card');
    await page.getByLabel('Minimum weight').fill('100');
    await page.getByRole('spinbutton', { name: /day, Valid from/ }).click();
    await page.keyboard.type('01012027');
    await failing(page, ['POST', /^\/contracts\/rate_card\/\d+$/], broken, async () => {
      await page.getByRole('button', { name: /^Save as v/ }).click();
      await expectNotice(page, 'Failed to add contract');
    });
    await page.getByRole('button', { name: /^Save as v/ }).click();
    await expectNotice(page, 'Contract added successfully');
  });

  await test.step('PIN codes', async () => {
    await failing(page, ['GET', /^\/contracts\/pincodezonemapping\//], broken, async () => {
      await tab(/^PIN codes/);
      await expectNotice(page, 'Failed to fetch pincode mappings');
    });
    await page.reload();
    await button(page, 'Import').click();
    const input = page.getByRole('dialog').locator('input[type=file]');
    const file = (text: string) => ({
      name: 'pincodes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
    await failing(page, ['POST', /^\/contracts\/pincodezonemapping\//], broken, async () => {
      await input.setInputFiles(file('pincode,zone\n560001,D1'));
      await expectNotice(page, 'Failed to add pincode mapping');
    });
    await failing(page, ['POST', /^\/contracts\/pincodezonemapping\//], refused, async () => {
      await input.setInputFiles(file('pincode,zone\n560001,D1'));
      await expectNotice(page, 'Please Upload a correct file');
    });
    await input.setInputFiles(file('pincode,zone\n560001,D1'));
    await expectNotice(page, 'Pincode mapping added successfully');
    await page.keyboard.press('Escape');
  });

  await test.step('SLA', async () => {
    await failing(page, ['GET', /^\/contracts\/sla\/\d+$/], broken, async () => {
      await tab('SLA');
      await expectNotice(page, 'Failed to fetch SLA data');
    });
    await page.reload();
    await page
      .getByLabel(/^Delivery days of zone/)
      .first()
      .fill('2');
    await failing(page, ['POST', /^\/contracts\/sla\//], broken, async () => {
      await page.getByRole('tabpanel').locator('button[type=submit]').click();
      await expectNotice(page, 'Failed to add SLA');
    });
    await page.getByRole('tabpanel').locator('button[type=submit]').click();
    await expectNotice(page, 'SLA added successfully');
  });

  await test.step('serviceability', async () => {
    await tab('Serviceability');
    const form = page.getByRole('tabpanel').locator('form').first();
    await form.getByLabel('From', { exact: true }).fill('302017');
    await form.getByLabel('To', { exact: true }).fill('560034');
    await failing(page, ['POST', /^\/contracts\/serviceability\/\d+$/], broken, async () => {
      await form.locator('button[type=submit]').click();
      await expectNotice(page, 'Failed to check serviceability');
    });
  });
});

test('Shopify and Razorpay', async ({ page }) => {
  await open(page, 'setting/integration/shopify');

  await test.step('check', async () => {
    await failing(page, ['POST', /^\/auth\/shopify\/recheck$/], broken, async () => {
      await button(page, 'Verify again').click();
      await expectNotice(page, 'Failed to check Shopify connection');
    });
  });
  await test.step('disconnect', async () => {
    await button(page, 'Disconnect').click();
    await failing(page, ['POST', /^\/auth\/shopify\/inactivate$/], broken, async () => {
      await page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: /^Disconnect/ })
        .click();
      await expectNotice(page, 'Failed to disconnect Shopify');
    });
    await page.reload();
    await button(page, 'Disconnect').click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /^Disconnect/ })
      .click();
    await expectNotice(page, 'Shopify disconnected successfully');
  });
  await test.step('connect', async () => {
    await page.getByRole('radio', { name: /Admin token/ }).click({ force: true });
    await page.getByLabel('Store address').fill('mitti-and-loom.myshopify.com');
    await page.getByLabel('Admin API access token').fill('shpat_0123456789abcdef0123456789abcdef');
    await page.getByLabel('API secret key').fill('0123456789abcdef0123456789abcdef');
    await failing(page, ['POST', /^\/auth\/shopify\/credentials$/], broken, async () => {
      await page.locator('form button[type=submit]').first().click();
      await expectNotice(page, 'Failed to verify token');
    });
  });
  await test.step('payments', async () => {
    const partner = page.url().replace(/shopify.*/, 'payment-partner/razorpay');
    await failing(page, ['GET', /^\/pg-contracts\/payment-gateways$/], broken, async () => {
      await page.goto(partner);
      await expectNotice(page, 'Failed to fetch payment gateways');
    });
    await failing(page, ['GET', /^\/pg-contracts\/banks$/], broken, async () => {
      await page.goto(partner);
      await expectNotice(page, 'Failed to fetch banks');
    });
  });
  await test.step('telephony: the credentials are tested, and cases have the button', async () => {
    await page.goto(page.url().replace(/payment-partner.*/, 'telephony/exotel'));
    await page.getByLabel('Account SID').fill('mitti1');
    await page.getByLabel('API key').fill('key-1');
    await page.getByLabel('ExoPhone').fill('08047112233');
    await page.getByLabel('API token', { exact: true }).fill('wrong');
    await button(page, 'Save telephony account').click();
    await expectNotice(page, 'Telephony account not saved');
    await expect(page.getByText('Exotel rejected the API key and token.').first()).toBeVisible();
    await page.getByLabel('API token', { exact: true }).fill('token-of-mitti');
    await button(page, 'Save telephony account').click();
    await expectNotice(page, 'Telephony account saved');
    await page.goto(page.url().replace(/setting\/integration.*/, 'ndr/response-needed'));
    // At night it says when buyers are called; the journey of bulk answers makes a call.
    await expect(page.getByRole('button', { name: /^Call \d{10}$/ })).toBeVisible();
  });
});

test('label, invoice and tracking page', async ({ page }) => {
  await open(page, 'setting/label-tracking');
  await test.step('label', async () => {
    await page.getByLabel('Note').fill('Handle with care');
    await button(page, 'Save label preferences').click();
    await expectNotice(page, 'Preferences saved successfully');
    await page.getByLabel('Note').fill('Keep dry');
    // The form lets nothing wrong through: the request is changed on its way.
    const label = /\/preferences\/label/;
    const postData = JSON.stringify({ preferences: { label_size: 'A0' } });
    await page.route(label, (route) =>
      route.request().method() === 'PUT' ? route.continue({ postData }) : route.fallback(),
    );
    await button(page, 'Save label preferences').click();
    await expectNotice(page, 'Failed to edit label preference');
    await page.unroute(label);
    await button(page, 'Save label preferences').click();
    await expectNotice(page, 'Label preference updated successfully');
  });
  await test.step('invoice', async () => {
    await page.getByRole('tab', { name: 'Invoice' }).click();
    await page.getByLabel('Terms').fill('Goods once sold are exchanged within 7 days.');
    await button(page, 'Save invoice preferences').click();
    await expectNotice(page, 'Invoice preferences saved successfully');
    await page.getByLabel('Terms').fill('Goods once sold are exchanged within 10 days.');
    await button(page, 'Save invoice preferences').click();
    await expectNotice(page, 'Invoice preference updated successfully');
  });
  await test.step('tracking page', async () => {
    await page.getByRole('tab', { name: 'Tracking page' }).click();
    await page.getByLabel('One line about you').fill('Block prints and brass from Jaipur');
    await button(page, 'Save tracking preferences').click();
    await expectNotice(page, 'Tracking preference updated successfully');
  });
  await test.step('own domain', async () => {
    const subdomain = page.getByLabel('Subdomain');
    const records = page.getByRole('table', { name: 'DNS records' });
    const check = () => button(page, 'Check now').click();
    await expect(page.getByText('Save a website and a subdomain to see the DNS records.')).toBeVisible();
    await subdomain.fill('https://track.mittiandloom');
    await button(page, 'Save tracking preferences').click();
    await expect(subdomain).toHaveAccessibleDescription(
      /Enter a name such as track, or a host such as parcels\.example\.in/,
    );
    await expect(subdomain).toHaveAttribute('aria-invalid', 'true');
    await expect(records).toHaveCount(0);
    await subdomain.fill('track');
    await button(page, 'Save tracking preferences').click();
    await expectNotice(page, 'Tracking preference updated successfully');
    const cname = records.getByRole('row', { name: 'CNAME' });
    const txt = records.getByRole('row', { name: 'TXT' });
    await expect(cname).toContainText('track.mittiandloom.example.in');
    await expect(txt).toContainText('_khep.track.mittiandloom.example.in');
    for (const record of [cname, txt]) await expect(record).toContainText('Not checked');
    await failing(page, ['POST', /^\/order-tracking\/host\/check$/], { status: 503 }, async () => {
      await check();
      await expect(page.getByText("Couldn't check the DNS records").first()).toBeVisible();
    });
    await check();
    for (const record of [cname, txt]) await expect(record).toContainText('Waiting');
    // The simulated provider publishes them some seconds after the first check.
    await expect(async () => {
      await check();
      for (const record of [cname, txt]) await expect(record).toContainText('Verified', { timeout: 1000 });
    }).toPass();
    await expect(page.getByText(/^Checked /)).toBeVisible();
  });
});
