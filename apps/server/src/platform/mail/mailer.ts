import { createTransport } from 'nodemailer';
import type { Config } from '../../start/config.ts';

export interface Email {
  /** An email address, or a phone number if the account has no email. */
  to: string;
  subject: string;
  text: string;
  /** Where an answer goes; the sender if absent. */
  replyTo?: string;
  /** Further header lines, by name. */
  headers?: Readonly<Record<string, string>>;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

/** The texts are in `emails.ts` of each capability. */
export type EmailText = Pick<Email, 'subject' | 'text'>;

/** Sends emails over SMTP, or prints them on the terminal without SMTP. */
export interface Mailer {
  readonly kind: 'smtp' | 'terminal' | 'memory';
  send(letter: Email): Promise<void>;
}

/** For each SMTP step: a user is waiting for the code. */
const timeoutMs = 10_000;

/** Creates the configured mailer. `print` writes a line on the terminal. */
export function createMailer(config: Config, print: (text: string) => void): Mailer {
  if (config.SMTP_URL === undefined) return terminalMailer(print);
  const transport = createTransport(
    {
      url: config.SMTP_URL,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    },
    { from: config.MAIL_FROM },
  );
  return {
    kind: 'smtp',
    async send(letter) {
      await transport.sendMail(letter);
    },
  };
}

function terminalMailer(print: (text: string) => void): Mailer {
  return {
    kind: 'terminal',
    async send(letter) {
      print(`\n  ✉ To ${letter.to}: ${letter.subject}\n    ${letter.text.replaceAll('\n', '\n    ')}\n`);
    },
  };
}
