// oxlint-disable no-control-regex -- control characters frame the messages
import { toReading } from './scaleReading.ts';
import type { ScaleReading } from './scaleReading.ts';

/** A message of a scale on a serial line. */
interface Frame {
  pattern: RegExp;
  /** Undefined for a message that looks like one of these and isn't. */
  read: (parts: string[]) => ScaleReading | undefined;
}

const has = (character: string | undefined, bit: number): boolean =>
  ((character?.charCodeAt(0) ?? 0) & (1 << bit)) !== 0;

/** Digits with spaces for zeros, and a comma where a scale is set to it. */
const toNumber = (digits: string): number => Number(digits.replaceAll(' ', '').replace(',', '.'));

/**
 * Toledo continuous output: STX, three status bytes, six digits of the weight, six of the tare (some models leave them out),
 * CR. Bits 0 to 2 of the first byte are the place of the point. Source: Mettler Toledo, "Wildcat Scale Technical Manual",
 * December 2000, pages 6-4 and 6-5; Cardinal, "225 Installation and Technical Manual", page 118. Read 28 November 2026.
 */
const continuous: Frame = {
  pattern: /\u0002([ -\u007f])([ -\u007f])([ -\u007f])([ \d]{6})(?:[ \d]{6})?\r/g,
  read([a = '', b = '', c = '', digits = '']) {
    if (has(b, 2)) return { kind: 'over' };
    if (has(b, 6)) return { kind: 'needs zero' };
    if (has(b, 3)) return { kind: 'moving' };
    if (has(b, 1)) return { kind: 'negative' };
    if (has(b, 0)) return { kind: 'tared' };
    const unit = has(c, 1) || has(c, 2) ? '' : has(c, 0) ? 'g' : has(b, 4) ? 'kg' : 'lb';
    return toReading(toNumber(digits) * 10 ** (2 - (a.charCodeAt(0) & 7)), unit);
  },
};

/**
 * Toledo 8217, on request: STX, the weight, N for a net one, CR; or STX, a question mark and a status. It has no unit: with a
 * point it is taken for kilograms, as weights in India are metric (Legal Metrology Act 2009, section 4). Source: Mettler
 * Toledo, "DIVA Service Manual" (PSC Magellan 8500), page 45; Rice Lake, "BenchPro Operation Manual", page 26. Read
 * 28 November 2026.
 */
const requested: Frame = {
  pattern: /\u0002 *(\d+\.?\d*)(N?)\r/g,
  read: ([digits = '', net]) =>
    net === 'N' ? { kind: 'tared' } : toReading(toNumber(digits), digits.includes('.') ? 'kg' : ''),
};
const requestedStatus: Frame = {
  pattern: /\u0002\?([`-\u007f])\r/g,
  read([status]) {
    if (has(status, 1)) return { kind: 'over' };
    if (has(status, 2)) return { kind: 'negative' };
    if (has(status, 3)) return { kind: 'needs zero' };
    if (has(status, 0)) return { kind: 'moving' };
    return has(status, 5) ? { kind: 'tared' } : undefined;
  },
};

/** The status bytes of NCI. A bad status comes before the weight, which may be dashes then. */
function readNci(status: string): ScaleReading | undefined {
  const [first, second, third] = status;
  if (has(first, 2) || has(first, 3) || has(second, 2) || has(second, 3)) return { kind: 'faulty' };
  if (has(second, 1)) return { kind: 'over' };
  if (has(second, 0)) return { kind: 'negative' };
  if (has(third, 3)) return { kind: 'needs zero' };
  if (has(first, 0)) return { kind: 'moving' };
  return has(third, 2) ? { kind: 'tared' } : undefined;
}

/**
 * NCI (Weigh-Tronix SCP-01), which shipping scales use: LF, weight and unit, CR, LF, status, CR, ETX. The status alone is sent
 * where there is no weight. Source: Avery Weigh-Tronix, "7821 User Instructions", page 25; bits: Ohaus, "Aviator 7000 Service
 * Manual", page 49; Salter Brecknell, "3700LP Bench Scale User's Manual", page 11. Read 28 November 2026.
 */
const nci: Frame = {
  pattern: /\n *([-^_\d. ]+?) *([a-z]+) *\r\nS?([0-?][0-?p-\u007f]{1,3})\r\u0003/gi,
  read: ([digits = '', unit = '', status = '']) => {
    const bad = readNci(status);
    if (bad) return bad;
    const value = toNumber(digits);
    return Number.isNaN(value) ? undefined : toReading(value, unit);
  },
};
const nciStatus: Frame = {
  pattern: /\nS?([0-?][0-?p-\u007f]{1,3})\r\u0003/g,
  read: ([status = '']) => readNci(status),
};

/**
 * MT-SICS. Source: Mettler Toledo, "Operating Instructions, classic light balances", page 72, with the example
 * `S S     100.00 g`. Read 28 November 2026.
 */
const sics: Frame = {
  pattern: /\bS ([SD]) +(-? *[\d.]+) *([a-zA-Z]+)\r?\n/g,
  read: ([state, digits = '', unit = '']) =>
    state === 'D' ? { kind: 'moving' } : toReading(toNumber(digits), unit),
};
const sicsStatus: Frame = {
  pattern: /\bS ([-+I])\r?\n/g,
  read: ([state]) =>
    state === '+' ? { kind: 'over' } : state === '-' ? { kind: 'negative' } : { kind: 'moving' },
};

/**
 * A&D, which many indicators of other makers copy: a header, whether it is gross or net, the weight and its unit. Source: A&D,
 * "GX Series Instruction Manual", page 44, and "AD-4329A Product Specifications", page 43; Excell, "AM-4", page 12. Read
 * 28 November 2026.
 */
const andD: Frame = {
  pattern: /\b(ST|US|OL|QT)(?:,(GS|G|NT|N|TR|T|PT) *)?,? *([-+]?)([ \d.,]*(?:E\+?\d+)?) *([a-zA-Z]*) *\r?\n/g,
  read([head, mode = '', sign, digits = '', unit = '']) {
    if (head === 'OL') return { kind: sign === '-' ? 'negative' : 'over' };
    if (head === 'US') return { kind: 'moving' };
    if (sign === '-' && toNumber(digits) !== 0) return { kind: 'negative' };
    if (mode !== '' && !mode.startsWith('G')) return { kind: 'tared' };
    const value = toNumber(digits);
    return Number.isNaN(value) || head === 'QT' ? undefined : toReading(value, unit);
  },
};

/** CAS, on request. Source: CAS, "SW-II Series Manual", page 16. Read 28 November 2026. */
const cas: Frame = {
  pattern: /\u0001\u0002([SU])([- ])([ \d.]{6})([a-z ]{2})[^]\u0003\u0004/gi,
  read: ([state, sign, digits = '', unit = '']) =>
    state === 'U'
      ? { kind: 'moving' }
      : sign === '-'
        ? { kind: 'negative' }
        : toReading(toNumber(digits), unit.trim()),
};

const frames = [continuous, requested, requestedStatus, nci, nciStatus, sics, sicsStatus, andD, cas];

/** Longer than any message: what comes before is noise. */
const longest = 64;

/**
 * Parses what a scale sent on a serial line, in whichever of the protocols it is.
 * @param received all characters since the last message, each with its seven lower bits: the eighth may be a parity
 * @returns the last reading, and the beginning of the next message
 */
export function readSerial(received: string): { reading: ScaleReading | undefined; rest: string } {
  let reading: ScaleReading | undefined;
  let end = 0;
  for (const { pattern, read } of frames)
    for (const match of received.matchAll(pattern)) {
      const after = match.index + match[0].length;
      const found = after > end ? read(match.slice(1)) : undefined;
      if (found) [reading, end] = [found, after];
    }
  return { reading, rest: received.slice(Math.max(end, received.length - longest)) };
}

/** Settings of a serial line. */
export interface SerialSettings {
  baudRate: number;
  dataBits: 7 | 8;
  parity: 'none' | 'even';
}

/**
 * Settings to try, the most frequent first. Factory settings of NCI scales are 9600 with eight bits (Salter Brecknell, "6712
 * User's Manual", page 19) or with seven and even parity ("7815 User's Manual", page 19), as is 8217 (Odoo's scale driver). A&D
 * scales can be set to these or slower ones ("GF-8K Product Specifications", page 7). Read 28 November 2026.
 */
export const serialSettings: readonly SerialSettings[] = [
  { baudRate: 9600, dataBits: 8, parity: 'none' },
  { baudRate: 9600, dataBits: 7, parity: 'even' },
  { baudRate: 2400, dataBits: 7, parity: 'even' },
  { baudRate: 4800, dataBits: 8, parity: 'none' },
];

/**
 * Requests of a weight, to try in turn where a scale sends nothing by itself: NCI, MT-SICS, A&D, CAS, and 8217, whose command
 * ends with no character and would spoil the one after it.
 */
export const weightRequests = ['W\r', 'SI\r\n', 'Q\r\n', '\u0011', 'W'] as const;
