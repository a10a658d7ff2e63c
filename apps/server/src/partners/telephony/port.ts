import type { TelephonyRegion } from '@khep/domain/integrations';
import type { CallState } from '@khep/domain/ndr';

/** A call that first rings the person of the brand and, once they answer, the buyer. Neither sees the other's number. */
export interface CallRequest {
  /** Ten digits, as the buyer's. */
  agent: string;
  buyer: string;
  /** Gets the news of the call; it is a secret of this server and the provider. */
  callback_url: string;
  /** Ours, at most 128 characters. */
  reference: string;
  is_recorded: boolean;
  max_seconds: number;
}

/** A call as the provider reports it. */
export interface CallReport {
  state: CallState;
  /** Why it wasn't answered; empty where the state says all. */
  problem: string;
  /** Seconds in which both talked; null while the provider doesn't know. */
  talk_seconds: number | null;
  /** Empty without one, or while it isn't ready. */
  recording_url: string;
}

/** The content of a callback. It isn't signed, so that only a report of the provider ends a call. */
export interface CallNews {
  /** The provider's ID of the call; empty if it has none. */
  sid: string;
  /** How far a running call is; undefined if the news says nothing about it. */
  progress?: 'calling-buyer' | 'talking' | undefined;
}

/** Calls people on behalf of a brand, with its account at a provider. */
export interface Telephony {
  /** Checks the credentials. @throws TelephonyRefused, TelephonyUnavailable */
  check(): Promise<void>;
  /**
   * Starts a call and returns the provider's ID of it. It isn't repeated: after TelephonyUnavailable the phones may ring.
   * @throws TelephonyRefused if there is no call, TelephonyUnavailable if that isn't known
   */
  connect(request: CallRequest): Promise<string>;
  /** @throws TelephonyRefused, TelephonyUnavailable */
  load(sid: string): Promise<CallReport>;
  readNews(fields: Readonly<Record<string, unknown>>): CallNews;
  /** Fetches a recording of at most `maxBytes`. @throws TelephonyRefused, TelephonyUnavailable */
  fetchRecording(url: string, maxBytes: number): Promise<Uint8Array>;
}

/** A brand's account at a provider. */
export interface TelephonyAccess {
  region: TelephonyRegion;
  account_sid: string;
  api_key: string;
  api_token: string;
  /** The number that both phones show. */
  caller_id: string;
}

/** The providers of this server. */
export interface TelephonyProviders {
  open(access: TelephonyAccess): Telephony;
  /** Nobody is called, which is shown on screen. */
  isSimulated: boolean;
  /** Calls are rehearsed at any hour. Only of simulated providers. */
  ringsAtNight: boolean;
  close(): Promise<void>;
}

/** The provider can't be reached, or responded with an error of its own. */
export class TelephonyUnavailable extends Error {
  override readonly name = 'TelephonyUnavailable';
}

/** The provider refused a request, with its reason. */
export class TelephonyRefused extends Error {
  override readonly name = 'TelephonyRefused';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
