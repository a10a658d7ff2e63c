import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { financialYear } from '@khep/domain/days';
import { eInvoiceCancelUntil } from '@khep/domain/gst';
import type { EInvoiceFile } from '@khep/domain/gst';
import { Hono } from 'hono';
import type { Clock } from '../../base/clock.ts';

export interface EInvoiceSimulator {
  url: string;
  close(): Promise<void>;
}

const base64url = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** "2022-09-16 19:29:00" in IST. */
const portalTime = (at: Date): string =>
  new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

interface Kept {
  data: object & { Irn: string };
  at: Date;
  isCancelled: boolean;
}

/**
 * A portal on loopback behind its provider. To rehearse errors: a password "wrong" is refused, and a buyer whose GSTIN has 9 as
 * its 13th character is unknown to the portal.
 */
export async function startEInvoiceSimulator(clock: Clock): Promise<EInvoiceSimulator> {
  const app = new Hono();
  /** By their IRN. */
  const kept = new Map<string, Kept>();
  let acknowledged = 232_210_000_000_000;

  const done = (words: string, data: object) => ({ status_cd: '1', status_desc: words, data });
  const refused = (code: string, words: string) => ({
    status_cd: '0',
    status_desc: JSON.stringify([{ ErrorCode: code, ErrorMessage: words }]),
  });
  /** The IRN is the hash of the seller, the year, the kind and the number, so that a number has one. */
  const irnOf = (gstin: string, type: string, number: string, day: string) =>
    createHash('sha256')
      .update([gstin, financialYear(day), type, number].join(''))
      .digest('hex');
  const isoDay = (day: string) => day.split('/').toReversed().join('-');

  app.get('/einvoice/authenticate', (context) =>
    context.json(
      context.req.header('password') === 'wrong'
        ? refused('1005', 'Invalid Token')
        : done('AUTHENTICATE request succeeds', {
            AuthToken: 'simulated',
            TokenExpiry: portalTime(new Date(clock.now().getTime() + 6 * 3_600_000)),
          }),
    ),
  );

  app.post('/einvoice/type/GENERATE/version/V1_03', async (context) => {
    const invoice = await context.req.json<EInvoiceFile>();
    const { DocDtls, SellerDtls, BuyerDtls, ItemList, ValDtls } = invoice;
    if (BuyerDtls.Gstin.charAt(12) === '9')
      return context.json(refused('3028', `GSTIN - ${BuyerDtls.Gstin} is invalid`));
    const irn = irnOf(SellerDtls.Gstin, DocDtls.Typ, DocDtls.No, isoDay(DocDtls.Dt));
    const known = kept.get(irn);
    if (known)
      return context.json(
        known.isCancelled
          ? refused('2278', 'IRN is already generated and is cancelled')
          : refused('2150', 'Duplicate IRN'),
      );
    const at = clock.now();
    acknowledged += 1;
    const content = {
      SellerGstin: SellerDtls.Gstin,
      BuyerGstin: BuyerDtls.Gstin,
      DocNo: DocDtls.No,
      DocTyp: DocDtls.Typ,
      DocDt: DocDtls.Dt,
      TotInvVal: ValDtls.TotInvVal,
      ItemCnt: ItemList.length,
      MainHsnCode: ItemList[0]?.HsnCd ?? '',
      Irn: irn,
      IrnDt: portalTime(at),
    };
    // A signature of the portal's length, which no one verifies.
    const signature = Buffer.alloc(256, irn).toString('base64url');
    const signed = `${base64url({ alg: 'RS256', typ: 'JWT' })}.${base64url({ data: JSON.stringify(content), iss: 'Simulator' })}.${signature}`;
    const data = {
      AckNo: acknowledged,
      AckDt: portalTime(at),
      Irn: irn,
      SignedInvoice: signed,
      SignedQRCode: signed,
      Status: 'ACT',
    };
    kept.set(irn, { data, at, isCancelled: false });
    return context.json(done('GENERATE request succeeds', data));
  });

  app.get('/einvoice/type/GETIRNBYDOCDETAILS/version/V1_03', (context) => {
    const header = (name: string) => context.req.header(name) ?? '';
    const type = context.req.query('param1') ?? '';
    const found = kept.get(irnOf(header('gstin'), type, header('docnum'), isoDay(header('docdate'))));
    return context.json(
      found
        ? done('GETIRNBYDOCDETAILS request succeeds', found.data)
        : refused('2154', 'IRN details not found'),
    );
  });

  app.post('/einvoice/type/CANCEL/version/V1_03', async (context) => {
    const { Irn } = await context.req.json<{ Irn: string }>();
    const found = kept.get(Irn);
    if (found?.isCancelled) return context.json(refused('9999', 'Invoice is not active'));
    const now = clock.now();
    if (found && now > eInvoiceCancelUntil(found.at))
      return context.json(refused('2270', 'The allowed cancellation time limit is crossed'));
    // It remembers nothing over a restart of the server: what it doesn't know is cancelled too.
    if (found) found.isCancelled = true;
    return context.json(done('CANCEL request succeeds', { Irn, CancelDate: portalTime(now) }));
  });

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
