import { plainHeading } from './fields.ts';
import type { ColumnMapping } from './fields.ts';

/** Names a column as a spreadsheet does: 0 is A, 26 is AA. */
export function columnName(index: number): string {
  let name = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

export interface NamedColumn {
  /** The heading; with its position where another column has it too: "Total (column H)". Empty for an empty one. */
  name: string;
  /** The heading as written, without spaces around it. */
  title: string;
  isRepeated: boolean;
}

/** Names the columns of a file so that each name is one column's only. */
export function nameColumns(titles: readonly string[]): NamedColumn[] {
  const counts = new Map<string, number>();
  const plain = titles.map((title) => plainHeading(title));
  for (const key of plain) counts.set(key, (counts.get(key) ?? 0) + 1);
  return titles.map((written, index) => {
    const title = written.replace(/^\uFEFF/, '').trim();
    const isRepeated = plain[index] !== '' && (counts.get(plain[index] ?? '') ?? 0) > 1;
    return { title, isRepeated, name: isRepeated ? `${title} (column ${columnName(index)})` : title };
  });
}

export interface FoundColumns {
  /** Position of the column by field. */
  columns: ReadonlyMap<string, number>;
  /** Choices and corrections that are needed, by field. */
  problems: ReadonlyMap<string, string>;
}

/** "D and H" */
const positions = (found: readonly number[]): string => {
  const names = found.map(columnName);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

/**
 * Finds the column of each field: the one that is mapped, else the one that is named like it. A mapped column hides another
 * that is named like the field, and an empty heading in the mapping means that the field has none.
 */
export function resolveColumns(
  titles: readonly string[],
  fields: readonly string[],
  mapping: ColumnMapping,
): FoundColumns {
  const named = nameColumns(titles);
  const columns = new Map<string, number>();
  const problems = new Map<string, string>();
  const withTitle = (heading: string) =>
    named.flatMap(({ title }, index) =>
      title !== '' && plainHeading(title) === plainHeading(heading) ? [index] : [],
    );
  const claim = (field: string, heading: string, found: readonly number[]) => {
    const [only] = found;
    if (found.length === 1 && only !== undefined) columns.set(field, only);
    else if (found.length > 1)
      problems.set(
        field,
        `${found.length === 2 ? 'Two' : found.length} columns are named "${named[only ?? 0]?.title ?? heading}": ${positions(found)}. Choose which one is ${field}, or rename one in the file.`,
      );
  };
  for (const field of fields) {
    const heading = mapping[field];
    if (heading === undefined || heading === '') continue;
    const exact = named.findIndex(({ name }) => name === heading);
    const found = exact >= 0 ? [exact] : withTitle(heading);
    if (found.length === 0)
      problems.set(field, `This file has no column "${heading}". Choose another for ${field}.`);
    claim(field, heading, found);
  }
  const claimed = new Set(columns.values());
  for (const field of fields)
    if (mapping[field] === undefined)
      claim(
        field,
        field,
        withTitle(field).filter((index) => !claimed.has(index)),
      );
  return { columns, problems };
}

/**
 * Names the cells of a file's columns: those of a field by the field, others by their heading, none of which is a field's
 * name. Empty for a column without a heading.
 */
export function toColumnKeys(
  titles: readonly string[],
  fields: readonly string[],
  { columns }: FoundColumns,
): string[] {
  const fieldAt = new Map([...columns].map(([field, index]) => [index, field]));
  const taken = new Set(fields);
  return nameColumns(titles).map(({ title }, index) => {
    const field = fieldAt.get(index);
    if (field !== undefined) return field;
    const own = title.toLowerCase().replaceAll(/[\s-]+/g, '_');
    if (own === '') return '';
    const key = taken.has(own) ? `${own} (column ${columnName(index)})` : own;
    taken.add(key);
    return key;
  });
}
