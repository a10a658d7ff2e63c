import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { parseConfig } from '../../start/config.ts';
import { createMailer } from './mailer.ts';

const letter = {
  to: 'asha@example.in',
  subject: '123456 is your Khep code',
  text: 'Your one-time code is 123456.',
};

test('letters go over SMTP where it is set, and nothing is printed', async () => {
  let received = '';
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (part: Buffer) => (received += part.toString()));
      stream.on('end', () => done());
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const printed: string[] = [];
  const mailer = createMailer(
    parseConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Khep <post@khep.example>' }),
    (text) => printed.push(text),
  );
  await mailer.send(letter);
  expect(received).toContain('To: asha@example.in');
  expect(received).toContain('From: Khep <post@khep.example>');
  expect(received).toContain('123456');
  expect(printed).toEqual([]);
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

test('without SMTP they are printed on the terminal', async () => {
  const printed: string[] = [];
  await createMailer(parseConfig({}), (text) => printed.push(text)).send(letter);
  expect(printed.join('')).toContain('asha@example.in');
  expect(printed.join('')).toContain('123456');
});
