import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, parseConfig, variableNames } from './config.ts';

test('everything has a default, and an empty variable is an absent one', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    PORT: 4600,
    HOST: '127.0.0.1',
    KHEP_SIMULATOR_SPEED: 60,
  });
});

test('no DATABASE_URL is the built-in database', () => {
  expect(parseConfig({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
});

test('an error names each wrong variable, what it must be, and what it is', () => {
  const read = () => parseConfig({ PORT: '70000', PUBLIC_URL: 'ship.example', KHEP_TRUST_PROXY: 'yes' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT must be between 1 and 65535 \(it is "70000"\)/);
  expect(read).toThrow(/PUBLIC_URL must be a web address, such as https:\/\/ship\.example\.in/);
  expect(read).toThrow(/KHEP_TRUST_PROXY must be 0 or 1/);
});

test.each([
  ['LOG_LEVEL', 'loud'],
  ['KHEP_SIMULATOR_SPEED', '-1'],
  ['SMTP_URL', 'localhost'],
])('a wrong %s is named', (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`${name} must `));
});

test('a bucket needs its keys, and keys need a bucket', () => {
  const keys = { S3_ACCESS_KEY_ID: 'AKIDEXAMPLE', S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI' };
  expect(parseConfig({ S3_BUCKET: 'khep-files', ...keys })).toMatchObject({ S3_REGION: 'us-east-1' });
  expect(() => parseConfig({ S3_BUCKET: 'khep-files' })).toThrow(/S3_ACCESS_KEY_ID must be set/);
  expect(() => parseConfig(keys)).toThrow(/S3_BUCKET must be set/);
  expect(() => parseConfig({ S3_ENDPOINT: 'https://s3.example.in' })).toThrow(/S3_BUCKET must be set/);
  expect(() => parseConfig({ ...keys, S3_BUCKET: 'a/b' })).toThrow(/S3_BUCKET must be a bucket name/);
});

test('a secret is never repeated in an error', () => {
  expect(() => parseConfig({ KHEP_SECRET: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@db/khep' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  );
});

test('docs/deployment.md has a row for every variable, and for no other', () => {
  const guide = readFileSync(new URL('../../../../docs/deployment.md', import.meta.url), 'utf8');
  const [, section = ''] = guide.split('## Environment variables');
  const [table = ''] = section.split('\n## ');
  const rows = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) => [
    ...names.matchAll(/`(\w+)`/g),
  ]);
  expect(new Set(rows.map(([, name]) => name))).toEqual(new Set(variableNames));
  expect(rows).toHaveLength(variableNames.length);
});
