import { randomBytes } from 'node:crypto';

// Crockford's alphabet without i, l, o, u, which are easy to mishear or misread.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

let lastTime = 0;
let sequence = 0;

/**
 * Creates an id such as `ord_06g1k2m8q0000h2v9x4c`: sortable by creation time, with 50 random bits against
 * enumeration. An id never grants access.
 */
export function newId(prefix: string, now: number = Date.now()): string {
  if (now <= lastTime) {
    sequence += 1;
  } else {
    lastTime = now;
    sequence = 0;
  }
  return `${prefix}_${encode(lastTime, 10)}${encode(sequence, 3)}${randomPart(10)}`;
}

/** The lowest id of a moment, for reading ids from then on. */
export function idAt(prefix: string, time: number): string {
  return `${prefix}_${encode(Math.max(0, time), 10)}`;
}

function encode(value: number, length: number): string {
  let text = '';
  let rest = value;
  for (let index = 0; index < length; index += 1) {
    text = alphabet[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

function randomPart(length: number): string {
  let text = '';
  for (const byte of randomBytes(length)) text += alphabet[byte % 32];
  return text;
}
