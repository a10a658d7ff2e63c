import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { gstinState, panFromGstin } from '@khep/domain/tax';
import { Hono } from 'hono';

export interface VerificationSimulator {
  url: string;
  close(): Promise<void>;
}

/** Time that the portal and the bank need, at speed 1. */
const minute = 60_000;

/**
 * A GST portal and a bank on loopback, in the shapes of their providers. To rehearse errors: a GSTIN with 9 as its 13th
 * character is unknown, with 8 it is cancelled; an account number that ends in 0000 is invalid, in 9999 another's.
 */
export async function startVerificationSimulator(speed: number): Promise<VerificationSimulator> {
  const app = new Hono();
  const validations = new Map<string, { readyAt: number; number: string; name: string }>();

  app.post('/authenticate', (context) => context.json({ code: 200, data: { access_token: 'simulated' } }));
  app.post('/gst/compliance/public/gstin/search', async (context) => {
    const { gstin } = await context.req.json<{ gstin: string }>();
    await sleep(Math.min(1500, minute / speed));
    const registration = gstin.charAt(12);
    if (registration === '9')
      return context.json({
        code: 200,
        data: { status_cd: '0', error: { error_cd: 'FO8000', message: 'No records found' } },
      });
    return context.json({
      code: 200,
      data: {
        status_cd: '1',
        data: {
          gstin,
          lgnm: `Simulated taxpayer ${panFromGstin(gstin)}`,
          tradeNam: '',
          sts: registration === '8' ? 'Cancelled' : 'Active',
          pradr: { addr: { loc: 'Simulated address', stcd: gstinState(gstin)?.name ?? '' } },
        },
      },
    });
  });

  const validation = (id: string) => {
    const { readyAt, number, name } = validations.get(id) ?? { readyAt: 0, number: '0000', name: '' };
    if (Date.now() < readyAt) return { id, status: 'created' };
    if (number.endsWith('0000'))
      return {
        id,
        status: 'failed',
        status_details: { description: 'The account number is not known to the bank.' },
      };
    const registered_name = number.endsWith('9999') ? 'R K VERMA' : name.toUpperCase();
    return { id, status: 'completed', results: { account_status: 'active', registered_name } };
  };
  app.post('/v1/fund_accounts/validations', async (context) => {
    const { fund_account, reference_id } = await context.req.json<{
      fund_account: { bank_account: { account_number: string; name: string } };
      reference_id: string;
    }>();
    const id = `fav_${reference_id}`;
    const { account_number: number, name } = fund_account.bank_account;
    const known = validations.get(id);
    validations.set(id, known ?? { readyAt: Date.now() + Math.min(2000, minute / speed), number, name });
    return context.json(validation(id));
  });
  app.get('/v1/fund_accounts/validations/:id', (context) =>
    context.json(validation(context.req.param('id'))),
  );

  const root = new Hono();
  const secret = randomBytes(12).toString('hex');
  root.route(`/${secret}`, app);
  const server = createAdaptorServer({ fetch: root.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  // It doesn't keep the process alive.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/${secret}`,
    close: () =>
      new Promise((resolve) => {
        if ('closeAllConnections' in server) server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
