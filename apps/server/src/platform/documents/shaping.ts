import { letterOf } from './glyphs.ts';
import type { Script } from './glyphs.ts';

/** The font library's shaping, which has no public type. */
export interface ShapedFont {
  GDEF?: { markGlyphSetsDef?: { coverage: readonly Coverage[] } };
  layout(text: string): unknown;
  _layoutEngine?: { engine?: { GSUBProcessor?: Processor; GPOSProcessor?: Positioning } };
}

/** Glyphs of a table: single ones, or ranges. */
type Coverage =
  | { version: 1; glyphs: readonly number[] }
  | { version: 2; rangeRecords: readonly { start: number; end: number }[] };

interface LookupFlags {
  flags: { useMarkFilteringSet?: boolean };
  /** Marks that a lookup sees, of those that there are; undefined: all. */
  seenMarks?: ReadonlySet<number>;
}
interface Rule {
  backtrack: unknown[];
}
/** A subtable of a lookup; one of type 7 or 9 has its content in `extension`. */
interface Subtable {
  extension?: Subtable;
  backtrackCoverage?: unknown[];
  chainRuleSets?: readonly (readonly Rule[] | null)[];
  chainClassSet?: readonly (readonly Rule[] | null)[];
}
interface Lookup {
  flags: LookupFlags;
  markFilteringSet?: number | null;
  subTables: readonly Subtable[];
}
interface Glyph {
  id: number;
  isMark: boolean;
  ligatureComponent: number | null;
}
interface GlyphIterator {
  options: Partial<LookupFlags>;
  shouldIgnore(glyph: Glyph): boolean;
}
interface Processor {
  table: { lookupList: { get(index: number): Lookup } };
  glyphIterator?: GlyphIterator;
}
interface Positioning extends Processor {
  glyphs: readonly Glyph[];
  applyLookup: (type: number, table: Subtable) => boolean;
  applyAnchor: (mark: { markAnchor: unknown }, base: unknown, at: number) => void;
}

const glyphsOf = (coverage: Coverage): ReadonlySet<number> =>
  new Set(
    coverage.version === 1
      ? coverage.glyphs
      : coverage.rangeRecords.flatMap(({ start, end }) =>
          Array.from({ length: end - start + 1 }, (_, at) => start + at),
        ),
  );

/** Types of lookups that attach a mark: to a base, a ligature or another mark. */
const attaching: ReadonlySet<number> = new Set([4, 5, 6]);

/**
 * Some glyphs have no anchor for some marks, which Telugu, Malayalam and Gurmukhi fonts mark as null. The font library
 * throws on it. Such a subtable doesn't match, so that the next one is tried.
 */
function allowEmptyAnchors(placing: Positioning): void {
  let isEmpty = false;
  const anchor = placing.applyAnchor.bind(placing);
  placing.applyAnchor = (mark, base, at) => {
    isEmpty = !base || !mark.markAnchor;
    if (!isEmpty) anchor(mark, base, at);
  };
  const apply = placing.applyLookup.bind(placing);
  placing.applyLookup = (type, table) => {
    isEmpty = false;
    // A mark of no component is compared with one of component 0.
    for (const glyph of placing.glyphs) glyph.ligatureComponent ??= 0;
    const isApplied = apply(type, table);
    return isApplied && !(attaching.has(type) && isEmpty);
  };
}

/** Prototypes that see only the marks of their lookup. */
const completed = new WeakSet<object>();

/**
 * Rules that look at what is before a glyph list it from the nearest to the farthest (OpenType, "backtrack sequence"). The
 * font library compares it in the order of the text, so that no rule with two glyphs before matches.
 */
function turnBacktracks(subtable: Subtable): void {
  const { extension, backtrackCoverage, chainRuleSets = [], chainClassSet = [] } = subtable;
  if (extension) turnBacktracks(extension);
  backtrackCoverage?.reverse();
  for (const rules of [...chainRuleSets, ...chainClassSet])
    for (const { backtrack } of rules ?? []) backtrack.reverse();
}

/**
 * A lookup can name the marks that it sees (OpenType 1.6, USE_MARK_FILTERING_SET). The font library reads the name and
 * sees all marks, so that the rules of a conjunct with several marks don't match. Hundreds of lookups of the Bengali
 * and Odia fonts have such a set.
 */
function nameSeenMarks(font: ShapedFont, { flags, markFilteringSet }: Lookup): void {
  if (flags.flags.useMarkFilteringSet !== true || typeof markFilteringSet !== 'number') return;
  const coverage = font.GDEF?.markGlyphSetsDef?.coverage[markFilteringSet];
  if (coverage) flags.seenMarks = glyphsOf(coverage);
}

/** Corrects each lookup when it is read for the first time: a font has hundreds, a name needs some ten. */
function correctLookups(font: ShapedFont, processor: Processor): void {
  const list = processor.table.lookupList;
  const read = list.get.bind(list);
  const corrected = new Set<Lookup>();
  list.get = (index) => {
    const lookup = read(index);
    if (corrected.has(lookup)) return lookup;
    corrected.add(lookup);
    lookup.subTables.forEach(turnBacktracks);
    nameSeenMarks(font, lookup);
    return lookup;
  };
  const iterator = processor.glyphIterator;
  const shared = iterator && (Object.getPrototypeOf(iterator) as GlyphIterator);
  if (!shared || completed.has(shared)) return;
  completed.add(shared);
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const ignores = shared.shouldIgnore;
  shared.shouldIgnore = function ignoresUnseen(this: GlyphIterator, glyph) {
    const { seenMarks } = this.options;
    return (glyph.isMark && seenMarks !== undefined && !seenMarks.has(glyph.id)) || ignores.call(this, glyph);
  };
}

/** Corrects how the font library shapes a font of an Indian script. Call it once after the font was opened. */
export function completeShaping(font: ShapedFont, script: Script): void {
  // The library makes its iterator with the first text.
  font.layout(letterOf(script));
  const { GSUBProcessor, GPOSProcessor } = font._layoutEngine?.engine ?? {};
  if (GSUBProcessor) correctLookups(font, GSUBProcessor);
  if (!GPOSProcessor) return;
  correctLookups(font, GPOSProcessor);
  allowEmptyAnchors(GPOSProcessor);
}
