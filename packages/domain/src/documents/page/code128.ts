// Bars and spaces of the 106 symbols and the stop, in modules (ISO/IEC 15417, table 1).
const patterns =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112';
const symbolWidths = patterns.split(' ').map((pattern) => Array.from(pattern, Number));

const START_B = 104;
const START_C = 105;
const TO_B = 100;
const TO_C = 99;
const STOP = 106;

export type Code128Set = 'B' | 'C';

export interface Code128 {
  /** Symbol values including start, check and stop. */
  codes: readonly number[];
  /** Bar, space, bar, … in modules; without quiet zones. */
  widths: readonly number[];
  /** Sum of the widths. */
  modules: number;
  /** The text split by code set. */
  runs: readonly { set: Code128Set; text: string }[];
}

/** Quiet zone on each side, in modules. */
export const QUIET_MODULES = 10;

interface Step {
  cost: number;
  set: Code128Set;
  take: 1 | 2;
}

const isPair = (text: string, at: number) => /^\d\d/.test(text.slice(at, at + 2));

/** Finds the shortest sequence of sets from the end: cost[set] of encoding text.slice(at) in that set. */
function plan(text: string): { start: Code128Set; steps: Record<Code128Set, Step>[] } {
  const end: Record<Code128Set, Step> = {
    B: { cost: 0, set: 'B', take: 1 },
    C: { cost: 0, set: 'C', take: 2 },
  };
  const steps: Record<Code128Set, Step>[] = Array.from({ length: text.length + 2 }, () => end);
  for (let at = text.length - 1; at >= 0; at--) {
    const asB = 1 + steps[at + 1]!.B.cost;
    const asC = isPair(text, at) ? 1 + steps[at + 2]!.C.cost : Infinity;
    const from = (set: Code128Set): Step =>
      asB + Number(set === 'C') <= asC + Number(set === 'B')
        ? { cost: asB + Number(set === 'C'), set: 'B', take: 1 }
        : { cost: asC + Number(set === 'B'), set: 'C', take: 2 };
    steps[at] = { B: from('B'), C: from('C') };
  }
  return { start: steps[0]!.C.cost < steps[0]!.B.cost ? 'C' : 'B', steps };
}

/**
 * Encodes text as Code 128 with the fewest symbols, switching between sets B and C.
 * @returns undefined for empty text or characters outside printable ASCII
 */
export function encodeCode128(text: string): Code128 | undefined {
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined;
  const { start, steps } = plan(text);
  let set = start;
  const codes = [start === 'B' ? START_B : START_C];
  const runs: { set: Code128Set; text: string }[] = [];
  for (let at = 0; at < text.length;) {
    const step = steps[at]![set];
    if (step.set !== set) {
      set = step.set;
      codes.push(set === 'B' ? TO_B : TO_C);
    }
    const part = text.slice(at, at + step.take);
    codes.push(set === 'B' ? part.charCodeAt(0) - 32 : Number(part));
    const run = runs.at(-1);
    if (run?.set === set) run.text += part;
    else runs.push({ set, text: part });
    at += step.take;
  }
  codes.push(codes.reduce((sum, code, i) => sum + code * Math.max(1, i), 0) % 103, STOP);
  const widths = codes.flatMap((code) => symbolWidths[code]!);
  return { codes, widths, modules: widths.reduce((sum, width) => sum + width, 0), runs };
}
