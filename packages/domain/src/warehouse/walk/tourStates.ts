/**
 * How an aisle is walked within one block: not at all, through once or twice, into it from the cross aisle above or below
 * and back to where it began, or from both with a gap between them that nobody enters.
 */
export const aisleWalks = ['none', 'once', 'twice', 'above', 'below', 'both'] as const;
export const aisleWalkCount = aisleWalks.length;

/**
 * The states of an unfinished walk, seen from the cross aisles of one aisle. A walk is built from the first aisle to the
 * last. All that matters of the part that is built is, for each cross aisle, whether an even or odd number of ends is open
 * there, or none, and which of them it connects (Ratliff and Rosenthal, Operations Research 31(3), 1983, for two cross
 * aisles; Roodbergen and De Koster, EJOR 133(1), 2001, for three). The tables say what each step makes of a state; -1 is
 * for steps from which no closed walk can come.
 */
export interface TourStates {
  count: number;
  /** All steps within a block that lead on, for the passes that read them all the time. */
  walkSteps: (block: number, startCross: number) => WalkSteps;
  /** Nothing is walked yet. */
  empty: number;
  /** A closed walk without open ends. */
  closed: number;
  /** By block: `state * aisleWalkCount + walk`. */
  walked: readonly Int16Array[];
  /** By cross aisle: the walk visits this corner. */
  visited: readonly Int16Array[];
  /** Steps along the cross aisles to the next aisle. Those of a state are from `onward.first[state]` on. */
  onward: {
    first: Int16Array;
    /** The state that each comes from. */
    from: Int16Array;
    next: Int16Array;
    /** How often cross aisles are walked, in sum. */
    sum: Int16Array;
    /** By cross aisle: 0, 1 or 2. */
    times: readonly (readonly number[])[];
  };
}

/** Steps as columns: from a state, in a way of `aisleWalks`, to the next state. */
export interface WalkSteps {
  from: Uint8Array;
  how: Uint8Array;
  next: Uint8Array;
}

/** Open ends at a corner: none, an even number, or an odd one. */
type Ends = 0 | 1 | 2;
const [none, even, odd] = [0, 1, 2] as const;

interface Corners {
  ends: Ends[];
  /** The connected part that a corner belongs to; -1 without ends. */
  parts: number[];
  isClosed: boolean;
}

const copyOf = ({ ends, parts, isClosed }: Corners): Corners => ({
  ends: [...ends],
  parts: [...parts],
  isClosed,
});

/** Parts are numbered by their first corner, so that equal states have one key. */
function keyOf({ ends, parts, isClosed }: Corners): string {
  const names = new Map<number, number>();
  const numbered = parts.map((part) => {
    if (part < 0) return '-';
    if (!names.has(part)) names.set(part, names.size);
    return names.get(part);
  });
  return `${isClosed}:${ends.join('')}:${numbered.join('')}`;
}

function visit(corners: Corners, at: number): void {
  if (corners.ends[at] !== none) return;
  corners.ends[at] = even;
  corners.parts[at] = Math.max(-1, ...corners.parts) + 1;
}

function pass(corners: Corners, at: number): void {
  visit(corners, at);
  corners.ends[at] = corners.ends[at] === odd ? even : odd;
}

function join(corners: Corners, one: number, other: number): void {
  const [kept, lost] = [corners.parts[one]!, corners.parts[other]!];
  corners.parts = corners.parts.map((part) => (part === lost ? kept : part));
}

function walk(from: Corners, block: number, how: number): Corners | undefined {
  const kind = aisleWalks[how];
  if (kind === 'none') return from;
  if (from.isClosed) return undefined;
  const corners = copyOf(from);
  const [above, below] = [block, block + 1];
  if (kind === 'once') {
    pass(corners, above);
    pass(corners, below);
  }
  if (kind === 'twice' || kind === 'above' || kind === 'both') visit(corners, above);
  if (kind === 'twice' || kind === 'below' || kind === 'both') visit(corners, below);
  if (kind === 'once' || kind === 'twice') join(corners, above, below);
  return corners;
}

/** Goes on to the next aisle; undefined if an end stays open or a part is left behind. */
function goOn(from: Corners, times: readonly number[]): Corners | undefined {
  const isEven = from.ends.every((ends, at) =>
    ends === none ? times[at] === 0 : (times[at]! + (ends === odd ? 1 : 0)) % 2 === 0,
  );
  if (!isEven) return undefined;
  const parts = new Set(from.parts.filter((part) => part >= 0));
  const kept = new Set(from.parts.filter((_, at) => times[at]! > 0));
  if (kept.size === parts.size)
    return {
      ends: times.map((count) => (count === 0 ? none : count === 2 ? even : odd)),
      parts: from.parts.map((part, at) => (times[at]! > 0 ? part : -1)),
      isClosed: from.isClosed,
    };
  // The only part ends here: the walk is closed.
  return kept.size === 0 && parts.size === 1
    ? { ends: from.ends.map(() => none), parts: from.parts.map(() => -1), isClosed: true }
    : undefined;
}

/** Every way to walk so many cross aisles 0, 1 or 2 times. */
const timesOf = (crosses: number): number[][] =>
  Array.from({ length: 3 ** crosses }, (_, code) =>
    Array.from({ length: crosses }, (__, at) => Math.floor(code / 3 ** at) % 3),
  );

function buildStates(crosses: number): TourStates {
  const nothing = Array.from({ length: crosses }, () => none);
  const parts = nothing.map(() => -1);
  const found: Corners[] = [];
  const ids = new Map<string, number>();
  const idOf = (corners: Corners | undefined): number => {
    if (!corners) return -1;
    const key = keyOf(corners);
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, found.length);
    found.push(corners);
    return found.length - 1;
  };
  const empty = idOf({ ends: nothing, parts, isClosed: false });
  const closed = idOf({ ends: nothing, parts, isClosed: true });
  const blocks = Array.from({ length: crosses - 1 }, (_, at) => at);
  const walked: number[][] = blocks.map(() => []);
  const visited: number[][] = nothing.map(() => []);
  const onward = {
    first: [0],
    from: [] as number[],
    next: [] as number[],
    sum: [] as number[],
    times: [] as number[][],
  };
  const allTimes = timesOf(crosses);
  // The list grows while it is read.
  for (let state = 0; state < found.length; state += 1) {
    const from = found[state]!;
    for (const block of blocks)
      for (let how = 0; how < aisleWalkCount; how += 1) walked[block]!.push(idOf(walk(from, block, how)));
    for (const [at, list] of visited.entries()) {
      const corners = copyOf(from);
      visit(corners, at);
      list.push(from.isClosed ? -1 : idOf(corners));
    }
    for (const times of allTimes) {
      const next = idOf(goOn(from, times));
      if (next < 0) continue;
      onward.from.push(state);
      onward.next.push(next);
      onward.sum.push(times.reduce((sum, count) => sum + count, 0));
      onward.times.push(times);
    }
    onward.first.push(onward.next.length);
  }
  /** The steps in a block; those of the aisle of the start begin with its corner. */
  const stepsOf = (block: number, startCross: number): WalkSteps => {
    const all: [from: number, how: number, next: number][] = [];
    for (let from = 0; from < found.length; from += 1) {
      const at = startCross < 0 ? from : visited[startCross]![from]!;
      if (at < 0) continue;
      for (let how = 0; how < aisleWalkCount; how += 1) {
        const next = walked[block]![at * aisleWalkCount + how]!;
        if (next >= 0) all.push([from, how, next]);
      }
    }
    return {
      from: Uint8Array.from(all, ([from]) => from),
      how: Uint8Array.from(all, ([, how]) => how),
      next: Uint8Array.from(all, ([, , next]) => next),
    };
  };
  const steps = blocks.map((block) => [-1, ...nothing.keys()].map((cross) => stepsOf(block, cross)));
  return {
    count: found.length,
    walkSteps: (block, startCross) => steps[block]![startCross + 1]!,
    empty,
    closed,
    walked: walked.map((list) => Int16Array.from(list)),
    visited: visited.map((list) => Int16Array.from(list)),
    onward: {
      first: Int16Array.from(onward.first),
      from: Int16Array.from(onward.from),
      next: Int16Array.from(onward.next),
      sum: Int16Array.from(onward.sum),
      times: onward.times,
    },
  };
}

const built = new Map<number, TourStates>();

/** The states for two or three cross aisles; built once. */
export function tourStates(crosses: number): TourStates {
  const known = built.get(crosses) ?? buildStates(crosses);
  built.set(crosses, known);
  return known;
}
