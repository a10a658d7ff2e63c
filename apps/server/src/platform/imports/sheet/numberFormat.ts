/** Built-in number formats by id (ECMA-376 part 1, 18.8.30). Those of dates are not among them. */
const builtIn: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '#,##0;-#,##0',
  6: '#,##0;-#,##0',
  7: '#,##0.00;-#,##0.00',
  8: '#,##0.00;-#,##0.00',
  9: '0%',
  10: '0.00%',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '#,##0;(#,##0);"-"',
  42: '#,##0;(#,##0);"-"',
  43: '#,##0.00;(#,##0.00);"-"',
  44: '#,##0.00;(#,##0.00);"-"',
  49: '@',
};

/** Shows a number as a cell does; undefined where the format shows it as it is, or hides digits that an import needs. */
export type NumberFormat = (value: number) => string | undefined;

interface Section {
  before: string;
  after: string;
  /** Digits before the point that are padded with zeros. */
  minDigits: number;
  minDecimals: number;
  maxDecimals: number;
  isPercent: boolean;
  hasDigits: boolean;
  condition: ((value: number) => boolean) | undefined;
}

/** The limit of Excel. */
const maxCode = 255;
const maxDecimals = 30;

/** Splits a code at the semicolons that are not in a literal. */
function splitSections(code: string): string[] {
  const sections = [''];
  for (const token of code.match(/"[^"]*"?|\\.|\[[^\]]*\]?|[^"\\[]/gs) ?? [])
    if (token === ';') sections.push('');
    else sections[sections.length - 1] += token;
  return sections;
}

function conditionOf(tag: string): ((value: number) => boolean) | undefined {
  const [, operator, text] = /^(<=|>=|<>|<|>|=)(-?[\d.]+)$/.exec(tag) ?? [];
  if (operator === undefined) return undefined;
  const limit = Number(text);
  const conditions: Record<string, (value: number) => boolean> = {
    '<': (value) => value < limit,
    '>': (value) => value > limit,
    '<=': (value) => value <= limit,
    '>=': (value) => value >= limit,
    '<>': (value) => value !== limit,
    '=': (value) => value === limit,
  };
  return conditions[operator];
}

/** Reads a section. Undefined for fractions, powers and scaled numbers: they show fewer digits than the cell has. */
function parseSection(code: string): Section | undefined {
  const section: Section = {
    before: '',
    after: '',
    minDigits: 0,
    minDecimals: 0,
    maxDecimals: 0,
    isPercent: false,
    hasDigits: false,
    condition: undefined,
  };
  let isDecimal = false;
  let isScaled = false;
  const add = (text: string) => {
    if (section.hasDigits) section.after += text;
    else section.before += text;
  };
  for (const token of code.match(/"[^"]*"?|\\.|\[[^\]]*\]?|[_*].|E[+-]|General|./gis) ?? []) {
    if (token.startsWith('"')) add(token.replaceAll('"', ''));
    else if (token.startsWith('\\')) add(token.slice(1));
    else if (token.startsWith('[')) {
      const tag = token.slice(1, -1);
      section.condition ??= conditionOf(tag);
      // [$₹-4009] is a currency with the language of its format.
      if (tag.startsWith('$')) add(tag.slice(1).split('-')[0] ?? '');
    } else if (/^[_*]./s.test(token)) continue;
    else if (token === '%') {
      section.isPercent = true;
      add('%');
    } else if (/^[0#?]$/.test(token)) {
      // Digits in two places are a phone number with gaps, or a fraction.
      if (section.hasDigits && section.after !== '') return undefined;
      section.hasDigits = true;
      isScaled = false;
      if (isDecimal) {
        section.maxDecimals += 1;
        if (token === '0') section.minDecimals = section.maxDecimals;
      } else if (token === '0' || section.minDigits > 0) section.minDigits += 1;
    } else if (token === '.') isDecimal = true;
    else if (token === ',') isScaled = section.hasDigits;
    else if (token === '@' || /^(?:E[+-]|General)$/i.test(token) || /[/a-z]/i.test(token)) return undefined;
    else add(token);
  }
  if (isScaled || section.maxDecimals > maxDecimals) return undefined;
  return section;
}

/** Rounds the digits that are shown, not the binary number: 1.005 with two decimals is 1.01, as in Excel. */
function roundShown(value: number, decimals: number): string {
  // Excel has 15 significant digits.
  const exact = Number(value.toPrecision(15));
  const [mantissa = '0', exponent = '0'] = exact.toExponential().split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`));
  if (!Number.isSafeInteger(shifted)) return exact.toFixed(Math.min(decimals, 20));
  const digits = String(shifted).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function show(value: number, section: Section, hasOwnSign: boolean): string {
  const { before, after, minDigits, minDecimals, maxDecimals: decimals, isPercent, hasDigits } = section;
  if (!hasDigits) return `${before}${after}`.trim();
  // The hundredth is moved as text: 0.285 * 100 is 28.499999999999996.
  const size = isPercent ? Number(`${Math.abs(value)}e2`) : Math.abs(value);
  const scaled = Number.isNaN(size) ? Math.abs(value) * 100 : size;
  const [whole = '0', part = ''] = roundShown(scaled, decimals).split('.');
  const kept = part.slice(0, Math.max(minDecimals, part.replace(/0+$/, '').length));
  const number = `${whole.padStart(minDigits, '0')}${kept === '' ? '' : `.${kept}`}`;
  const isZero = /^[0.]*$/.test(number);
  const sign = value < 0 && !hasOwnSign && !isZero ? '-' : '';
  return `${sign}${before}${number}${after}`.trim();
}

/**
 * Reads a number format. Separators of thousands are left out: they are no part of a number, and an AWB has none. A format
 * with powers, fractions or thousands shows fewer digits than the cell has, so it leaves the number as it is.
 */
export function parseNumberFormat(code: string): NumberFormat | undefined {
  if (code.length > maxCode) return undefined;
  const written = splitSections(code);
  // The fourth is for texts.
  const sections = written.slice(0, 3).map(parseSection);
  const [first, second, third] = sections;
  if (sections.every((section) => section === undefined)) return undefined;
  return (value) => {
    // More digits than a number has are those of an AWB that was rounded.
    if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return undefined;
    if (first?.condition) {
      const at = sections.findIndex((section) => section?.condition?.(value) === true);
      const other = sections.findIndex((section) => section?.condition === undefined);
      const section = sections[at < 0 ? other : at];
      return section && show(value, section, false);
    }
    if (value < 0 && written.length > 1) return second && show(value, second, true);
    if (value === 0 && written.length > 2) return third && show(value, third, false);
    return first && show(value, first, false);
  };
}

/** Returns how the numbers of a format are shown; undefined where they are shown as they are. */
export function builtInFormat(id: number): NumberFormat | undefined {
  const code = builtIn[id];
  return code === undefined || code === 'General' ? undefined : parseNumberFormat(code);
}
