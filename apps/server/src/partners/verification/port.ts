/** A taxpayer as the GST portal has it. */
export interface GstRegistration {
  gstin: string;
  legal_name: string;
  trade_name: string;
  /** `Active`, `Cancelled`, `Suspended`, … */
  status: string;
  address: string;
}

/** Looks GSTINs up in the GST portal. */
export interface GstVerifier {
  /** Returns undefined if the portal has no such GSTIN. @throws VerifierUnavailable */
  find(gstin: string): Promise<GstRegistration | undefined>;
}

export interface BankAccount {
  account_number: string;
  ifsc: string;
  account_holder: string;
  /** Ours; a repeated request with it is the same check. */
  reference: string;
}

/** Result of checking an account at a bank. */
export type BankCheck =
  | { state: 'pending'; id: string }
  | { state: 'active'; id: string; registered_name: string }
  | { state: 'invalid'; id: string; reason: string };

/** Checks bank accounts by a transfer of one rupee. It takes seconds to minutes. */
export interface BankVerifier {
  /** @throws VerifierUnavailable */
  start(account: BankAccount): Promise<BankCheck>;
  /** Loads a check that was pending. @throws VerifierUnavailable */
  load(id: string): Promise<BankCheck>;
}

/** The providers of this server. One that isn't connected is undefined: what it would check stays unverified. */
export interface Verifiers {
  gst: GstVerifier | undefined;
  bank: BankVerifier | undefined;
  /** The answers are made up, which is shown on screen. */
  isSimulated: boolean;
  close(): Promise<void>;
}

/** The provider can't be reached or responded with an error. Try again later. */
export class VerifierUnavailable extends Error {
  override readonly name = 'VerifierUnavailable';
  /** The status of its response, if it had one. */
  readonly status: number | undefined;

  constructor(message: string, options: { cause?: unknown; status?: number } = {}) {
    super(message, options);
    this.status = options.status;
  }
}
