import { z } from 'zod';
import type { EInvoiceFile } from '@khep/domain/gst';
import { EInvoicePortalUnavailable } from './port.ts';
import type { EInvoiceAccount, EInvoicePortal, Registration, RegistrationAnswer } from './port.ts';

const timeoutMs = 20_000;

/** Khep's access to the provider. */
export interface ProviderAccess {
  /** https://api.whitebooks.in */
  url: string;
  client_id: string;
  client_secret: string;
  /** Of the developer's account. */
  email: string;
  /** The public address of this server. */
  ip_address: string;
}

const text = z.union([z.string(), z.number()]).transform(String);

/** Both spellings of success are in use. Errors are a JSON list in the description, or plain words. */
const Envelope = z.object({
  status_cd: text,
  status_desc: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});
type Envelope = z.output<typeof Envelope>;
const PortalErrors = z.array(z.object({ ErrorCode: text, ErrorMessage: z.string() }));

const Token = z.object({ AuthToken: z.string().min(1), TokenExpiry: z.string().nullish() });
const Registered = z.object({
  Irn: z.string().regex(/^[0-9a-f]{64}$/i),
  AckNo: text,
  AckDt: z.string(),
  SignedQRCode: z.string().min(1),
});
const Cancelled = z.object({ Irn: z.string(), CancelDate: z.string() });

/** The portal's code for an invoice that is registered. */
const duplicate = '2150';

const isSuccess = ({ status_cd }: Envelope) => status_cd === '1' || /^suc+ess?$/i.test(status_cd);

/** The portal's errors as code and words. */
function errorsOf({ status_desc }: Envelope): { code: string; words: string }[] {
  const description = status_desc ?? '';
  try {
    const parsed = PortalErrors.safeParse(JSON.parse(description));
    if (parsed.success)
      return parsed.data.map(({ ErrorCode, ErrorMessage }) => ({ code: ErrorCode, words: ErrorMessage }));
  } catch {
    // Plain words.
  }
  return [{ code: '', words: description || 'No reason given' }];
}

const problemOf = (answer: Envelope): string =>
  errorsOf(answer)
    .map(({ code, words }) => (code === '' ? words : `${words} (${code})`))
    .join(' ');

/** "2022-09-16 19:29:00", in IST. */
function parsePortalTime(at: string): Date {
  const date = new Date(`${at.trim().replace(' ', 'T')}+05:30`);
  if (Number.isNaN(date.getTime()))
    throw new EInvoicePortalUnavailable(`Unexpected time from the portal: ${at}`);
  return date;
}

function toRegistration(data: unknown): Registration {
  const parsed = Registered.safeParse(data);
  if (!parsed.success) throw new EInvoicePortalUnavailable('The portal returned an unexpected response.');
  const { Irn, AckNo, AckDt, SignedQRCode } = parsed.data;
  return { irn: Irn.toLowerCase(), ack_no: AckNo, ack_at: parsePortalTime(AckDt), signed_qr: SignedQRCode };
}

/** A token lasts six hours; one is asked for well before. */
const tokenMs = 3_600_000;

/**
 * Registers invoices through WhiteBooks (BVM GSP, before that MasterGST), a GST service provider that passes the portal's JSON on
 * as it is.
 * Source: its endpoints and headers as five callers use them, read on 28 November 2026: GET /einvoice/authenticate, POST
 * /einvoice/type/GENERATE/version/V1_03 and CANCEL, GET GETIRNBYDOCDETAILS.
 */
export function createWhitebooksPortal(access: ProviderAccess): EInvoicePortal {
  const tokens = new Map<string, { value: Promise<string>; until: number }>();

  async function send(
    path: string,
    {
      headers,
      query = {},
      body,
    }: { headers: Record<string, string>; query?: Record<string, string>; body?: unknown },
  ): Promise<Envelope> {
    const params = new URLSearchParams({ ...query, email: access.email });
    let data: unknown;
    try {
      const response = await fetch(`${access.url}${path}?${params.toString()}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...headers,
          client_id: access.client_id,
          client_secret: access.client_secret,
          ip_address: access.ip_address,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status >= 500 || response.status === 429)
        throw new EInvoicePortalUnavailable(`The e-invoice provider responded with ${response.status}.`);
      data = await response.json();
    } catch (error) {
      if (error instanceof EInvoicePortalUnavailable) throw error;
      throw new EInvoicePortalUnavailable('The e-invoice provider could not be reached.', { cause: error });
    }
    const parsed = Envelope.safeParse(data);
    if (!parsed.success) throw new EInvoicePortalUnavailable('The provider returned an unexpected response.');
    return parsed.data;
  }

  /** @throws LoginRefused */
  async function authenticate({ gstin, username, password }: EInvoiceAccount): Promise<string> {
    const answer = await send('/einvoice/authenticate', { headers: { username, password, gstin } });
    const token = Token.safeParse(answer.data);
    if (isSuccess(answer) && token.success) return token.data.AuthToken;
    throw new LoginRefused(problemOf(answer));
  }

  function tokenOf(account: EInvoiceAccount): Promise<string> {
    const key = JSON.stringify(account);
    const known = tokens.get(key);
    if (known && Date.now() < known.until) return known.value;
    const value = authenticate(account);
    tokens.set(key, { value, until: Date.now() + tokenMs });
    value.catch(() => tokens.delete(key));
    return value;
  }

  const headersOf = async (account: EInvoiceAccount) => ({
    username: account.username,
    gstin: account.gstin,
    'auth-token': await tokenOf(account),
  });

  /** Runs work, with a refused log-in as its problem. */
  async function withLogin<Answer>(
    work: () => Promise<Answer>,
  ): Promise<Answer | { ok: false; problem: string }> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof LoginRefused)
        return { ok: false, problem: `The portal refused the username or password: ${error.message}` };
      throw error;
    }
  }

  return {
    register: (account, invoice) =>
      withLogin(async (): Promise<RegistrationAnswer> => {
        const headers = await headersOf(account);
        const answer = await send('/einvoice/type/GENERATE/version/V1_03', { headers, body: invoice });
        if (isSuccess(answer)) return { ok: true, registration: toRegistration(answer.data) };
        if (!errorsOf(answer).some(({ code }) => code === duplicate))
          return { ok: false, problem: problemOf(answer) };
        // An earlier try got through, and its answer was lost.
        return find(headers, invoice);
      }),

    cancel: (account, { irn, reason, remark }) =>
      withLogin(async () => {
        const answer = await send('/einvoice/type/CANCEL/version/V1_03', {
          headers: await headersOf(account),
          body: { Irn: irn, CnlRsn: reason, CnlRem: remark },
        });
        const cancelled = Cancelled.safeParse(answer.data);
        if (!isSuccess(answer) || !cancelled.success)
          return { ok: false as const, problem: problemOf(answer) };
        return { ok: true as const, cancelled_at: parsePortalTime(cancelled.data.CancelDate) };
      }),
  };

  async function find(
    headers: Record<string, string>,
    { DocDtls: { Typ, No, Dt } }: EInvoiceFile,
  ): Promise<RegistrationAnswer> {
    const answer = await send('/einvoice/type/GETIRNBYDOCDETAILS/version/V1_03', {
      headers: { ...headers, docnum: No, docdate: Dt },
      query: { param1: Typ },
    });
    if (!isSuccess(answer)) return { ok: false, problem: problemOf(answer) };
    return { ok: true, registration: toRegistration(answer.data) };
  }
}

class LoginRefused extends Error {}
