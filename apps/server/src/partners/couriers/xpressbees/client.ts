import { CourierUnavailable } from '../port.ts';
import { parseResponse } from '../schemas.ts';
import { createTokenCache, TokenExpired } from '../transport/tokenCache.ts';
import type { CourierCall, Transport } from '../transport/transport.ts';
import type { XpressbeesHosts } from './hosts.ts';
import * as shapes from './schemas.ts';
import type { AuditLog } from './schemas.ts';

export interface XpressbeesLogin {
  username: string;
  password: string;
  secretkey: string;
  /** Sent with requests for AWBs. */
  xbkey: string;
  /** The name of the account at XpressBees, which gives it with the credentials. */
  business_account: string;
}

// The token is valid for an hour: the times of issue and expiry in it are 3,600 s apart.
const tokenMs = 50 * 60_000;
/** Our code for a problem that isn't one of theirs. */
export const ok = '100';

/** AWBs of a series are for one of these. */
export const awbKinds = { cod: 'COD', prepaid: 'PREPAID', reverse: 'REVERSE' };
/** Bookings to a buyer and returns from one have calls of their own. */
export type Direction = 'forward' | 'reverse';

type Call = Pick<CourierCall, 'name' | 'url' | 'idempotent' | 'isRead' | 'timeoutMs'> & { body: unknown };

/** Requests of XpressBees that several parts of the adapter use, with the login. */
export function xpressbeesClient(hosts: XpressbeesHosts, credentials: XpressbeesLogin, transport: Transport) {
  const json = { 'Content-Type': 'application/json' };

  const login = async () => {
    const { username, password, secretkey } = credentials;
    const answer = await transport.send({
      name: 'login',
      method: 'POST',
      url: `${hosts.auth}/api/auth/generateToken`,
      // Its document and three sellers' code send this constant.
      headers: { ...json, Authorization: 'Bearer xyz' },
      body: JSON.stringify({ username, password, secretkey }),
      idempotent: true,
      isRead: true,
    });
    const parsed = shapes.loggedIn.safeParse(answer.data);
    if (!parsed.success)
      throw new CourierUnavailable('XpressBees rejected these credentials.', {
        sent: false,
        status: 401,
      });
    return { token: parsed.data.token, keepMs: tokenMs };
  };
  const tokens = createTokenCache(login);

  const post = ({ body, ...call }: Call): Promise<unknown> =>
    tokens.with(async (token) => {
      const { data } = await transport.send({
        ...call,
        method: 'POST',
        headers: { ...json, token, versionnumber: 'v1', XBKey: credentials.xbkey },
        body: JSON.stringify(body),
      });
      const code = shapes.answered.safeParse(data).data?.ReturnCode;
      if (code === '101') throw new TokenExpired('The XpressBees token has expired.');
      // Their code for "nothing was done, send it again".
      if (code === '104')
        throw new CourierUnavailable('XpressBees is busy. Try again in a minute.', { sent: false });
      return data;
    });

  const fetchAwbs = async (kind: string): Promise<string[]> => {
    const isReverse = kind === awbKinds.reverse;
    const base = { BusinessUnit: 'ECOM', ServiceType: isReverse ? 'REVERSE' : 'FORWARD' };
    const made = parseResponse(
      shapes.batch,
      await post({
        name: 'series',
        url: `${hosts.client}/POSTShipmentService.svc/AWBNumberSeriesGeneration`,
        body: { ...base, DeliveryType: isReverse ? awbKinds.prepaid : kind },
        // An extra batch only leaves AWBs unused.
        idempotent: true,
      }),
    );
    if (made.ReturnCode !== ok || !made.BatchID) return [];
    const list = parseResponse(
      shapes.series,
      await post({
        name: 'series',
        url: `${hosts.client}/TrackingService.svc/GetAWBNumberGeneratedSeries`,
        body: { ...base, BatchID: made.BatchID },
        idempotent: true,
        isRead: true,
      }),
    );
    return list.AWBNoSeries ?? [];
  };

  const auditLog = async (awb: string, name: string, direction: Direction): Promise<AuditLog | undefined> => {
    const log = parseResponse(
      shapes.auditLog,
      await post({
        name,
        url: `${hosts.tracking}/${direction === 'reverse' ? 'GetReverseShipmentAuditLog' : 'GetShipmentAuditLog'}`,
        body: { AWBNumber: awb },
        idempotent: true,
        isRead: true,
      }),
    );
    return log.ReturnCode === ok && (log.ShipmentLogDetails?.length ?? 0) > 0 ? log : undefined;
  };

  const cancel = async (awb: string, direction: Direction, CancellationReason: string) => {
    const answer = parseResponse(
      shapes.answered,
      await post({
        name: 'cancel',
        url: `${hosts.updates}/${direction}cancellation`,
        body: { ShippingID: awb, CancellationReason },
        idempotent: true,
      }),
    );
    return { isDone: answer.ReturnCode === ok, reason: answer.ReturnMessage ?? '' };
  };

  const pincode = async (pin: string, BusinessService: 'Delivery' | 'PickUp') => {
    const answer = parseResponse(
      shapes.pincodes,
      await post({
        name: 'pincode',
        url: `${hosts.master}/expose/get/serviceabilitypincode/details`,
        body: { BusinessUnit: 'eComm', BusinessFlow: 'Forward', BusinessService, Pincode: pin },
        idempotent: true,
        isRead: true,
      }),
    );
    return answer.ServicablePincodeDetails?.find((row) => row.pincode === pin);
  };

  return { login, post, fetchAwbs, auditLog, cancel, pincode };
}
