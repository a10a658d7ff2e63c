import type { EInvoiceCancelReason, EInvoiceFile } from '@khep/domain/gst';

/** A brand's user of the portal for one registration, made there for a GST service provider. */
export interface EInvoiceAccount {
  gstin: string;
  username: string;
  password: string;
}

/** The portal's marks on a registered invoice. */
export interface Registration {
  /** Invoice reference number: 64 hexadecimal digits. */
  irn: string;
  ack_no: string;
  ack_at: Date;
  /** The text of the QR code that is printed, signed by the portal. */
  signed_qr: string;
}

/** The portal's answer: a registration, or why it refuses the invoice. */
export type RegistrationAnswer = { ok: true; registration: Registration } | { ok: false; problem: string };

export interface Cancellation {
  irn: string;
  reason: EInvoiceCancelReason;
  remark: string;
}

/** Registers invoices with the invoice registration portal (IRP), through a GST service provider. */
export interface EInvoicePortal {
  /**
   * Registers an invoice; one that is registered already is found again, so that it can be repeated after a timeout.
   * @throws EInvoicePortalUnavailable
   */
  register(account: EInvoiceAccount, invoice: EInvoiceFile): Promise<RegistrationAnswer>;
  /** @throws EInvoicePortalUnavailable */
  cancel(
    account: EInvoiceAccount,
    cancellation: Cancellation,
  ): Promise<{ ok: true; cancelled_at: Date } | { ok: false; problem: string }>;
}

/** The portal of this server; undefined if none is connected. */
export interface EInvoicing {
  portal: EInvoicePortal | undefined;
  /** The answers are made up, which is shown on screen. */
  isSimulated: boolean;
  close(): Promise<void>;
}

/** The provider can't be reached or responded with an error. Try again later. */
export class EInvoicePortalUnavailable extends Error {
  override readonly name = 'EInvoicePortalUnavailable';
}
