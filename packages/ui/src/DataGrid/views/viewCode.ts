import { maxColumnWidth, minColumnWidth, pinSides } from '../columns/columns.ts';
import { sortDirections, type DataGridSort } from '../columns/sorting.ts';
import { densities, type GridDensity, type GridView, type ViewColumn } from './view.ts';

/** A view parsed from external input, with messages about invalid parts. */
export interface DecodedView {
  view: GridView;
  /** Empty if everything was valid. */
  problems: readonly string[];
}

const maxCodeLength = 8000;
const densityMarks: Record<GridDensity, string> = { comfortable: 'r', compact: 'c' };

/**
 * Encodes a view as a URL value: `1~+order,+value.w160.ps,-status~value.d~cw~filter`. Names are
 * percent-encoded.
 */
export function encodeView(view: GridView): string {
  const name = (text: string) => encodeURIComponent(text).replaceAll('.', '%2E').replaceAll('~', '%7E');
  const columns = view.columns.map(({ id, width, isHidden, pin }) =>
    [
      `${isHidden ? '-' : '+'}${name(id)}`,
      ...(width === undefined ? [] : [`w${Math.round(width)}`]),
      ...(pin ? [`p${pin[0]}`] : []),
    ].join('.'),
  );
  const sorts = view.sort.map(({ column, direction }) => `${name(column)}.${direction[0]}`);
  return [
    '1',
    columns.join(','),
    sorts.join(','),
    `${densityMarks[view.density]}${view.isWrapped ? 'w' : ''}`,
    name(view.filter),
  ].join('~');
}

function decodeName(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Decodes a view from a URL or server. Never throws: input may be old, truncated or hostile. Invalid parts
 * are skipped and reported.
 * @param fallback used for missing parts
 */
export function decodeView(code: string, fallback: GridView): DecodedView {
  const problems: string[] = [];
  const parts = code.split('~');
  if (code.length > maxCodeLength || parts[0] !== '1' || parts.length !== 5)
    return { view: fallback, problems: ['This view is from another version or incomplete.'] };
  const [, columnCode = '', sortCode = '', lookCode = '', filterCode = ''] = parts;

  const known = new Map(fallback.columns.map((column) => [column.id, column]));
  const columns: ViewColumn[] = [];
  for (const entry of columnCode === '' ? [] : columnCode.split(',')) {
    const [head = '', ...marks] = entry.split('.');
    const id = decodeName(head.slice(1));
    if (id === undefined || !known.has(id) || columns.some((column) => column.id === id)) {
      problems.push(`There is no column “${(id ?? head).slice(0, 40)}”.`);
      continue;
    }
    const column: ViewColumn = { id, ...(head[0] === '-' && { isHidden: true }) };
    for (const mark of marks) {
      const width = /^w(\d{1,5})$/.exec(mark)?.[1];
      const pin = pinSides.find((side) => mark === `p${side[0]}`);
      if (width !== undefined)
        column.width = Math.max(minColumnWidth, Math.min(maxColumnWidth, Number(width)));
      else if (pin) column.pin = pin;
      else problems.push(`“${mark.slice(0, 40)}” isn't a column setting.`);
    }
    columns.push(column);
  }

  const sort: DataGridSort[] = [];
  for (const entry of sortCode === '' ? [] : sortCode.split(',')) {
    const [head = '', mark] = entry.split('.');
    const column = decodeName(head);
    const direction = sortDirections.find((each) => each[0] === mark);
    if (
      column === undefined ||
      !known.has(column) ||
      !direction ||
      sort.some((each) => each.column === column)
    )
      problems.push(`You can't sort by “${(column ?? head).slice(0, 40)}”.`);
    else sort.push({ column, direction });
  }

  const density = densities.find((each) => densityMarks[each] === lookCode[0]);
  if (!density) problems.push('The row height is invalid.');
  const filter = decodeName(filterCode);
  if (filter === undefined) problems.push('The filter is invalid.');

  const left = fallback.columns.filter(({ id }) => !columns.some((column) => column.id === id));
  return {
    view: {
      columns: [...columns, ...left],
      sort,
      density: density ?? fallback.density,
      isWrapped: lookCode.slice(1) === 'w',
      filter: filter ?? fallback.filter,
    },
    problems,
  };
}
