import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Email {
  /** An email address, or a phone number when the account has no other. */
  to: string;
  subject: string;
  text: string;
}

/** Sends letters: over SMTP where it is set, else on the server's terminal. */
export interface Mailer {
  readonly kind: 'smtp' | 'terminal' | 'memory';
  send(letter: Email): Promise<void>;
}

/** For each step of a letter: somebody who signs up waits for it. */
const timeoutMs = 10_000;

/** The mailer that the configuration asks for. `print` writes a line on the terminal. */
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
