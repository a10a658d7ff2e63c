import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultView,
  densities,
  fitView,
  isSameView,
  placeColumns,
  withHidden,
  withMoved,
  withPin,
  withWidth,
  type GridView,
} from './view.ts';
import { decodeView, encodeView } from './viewCode.ts';

const columns = ['order', 'buyer', 'value', 'status'].map((id) => ({
  id,
  header: id,
  isRowHeader: id === 'order',
  cell: () => id,
}));
const view = defaultView(columns);
const order = (of: GridView) => placeColumns(of, columns).map(({ column }) => column.id);

describe('a view', () => {
  test('shows pinned columns on their side, in order', () => {
    const pinned = withPin(withPin(view, 'value', 'start'), 'order', 'end');
    expect(order(pinned)).toEqual(['value', 'buyer', 'status', 'order']);
    expect(order(withPin(pinned, 'value', undefined))).toEqual(['buyer', 'value', 'status', 'order']);
  });

  test('moves a column past the next visible one', () => {
    const hidden = withHidden(view, 'buyer', true);
    expect(order(withMoved(hidden, 'order', 1))).toEqual(['value', 'order', 'status']);
    expect(order(withMoved(view, 'status', -1))).toEqual(['order', 'buyer', 'status', 'value']);
    expect(withMoved(view, 'status', 1)).toBe(view);
  });

  test('clamps a width', () => {
    expect(withWidth(view, 'value', 5).columns[2]?.width).toBe(72);
    expect(withWidth(view, 'value', 9000).columns[2]?.width).toBe(1200);
  });

  test('appends new columns and never hides the row header', () => {
    const old: GridView = {
      ...view,
      columns: [{ id: 'gone' }, { id: 'value' }, { id: 'order', isHidden: true }],
      sort: [{ column: 'gone', direction: 'ascending' }],
    };
    const fitted = fitView(old, columns);
    expect(order(fitted)).toEqual(['value', 'order', 'buyer', 'status']);
    expect(fitted.sort).toEqual([]);
  });

  test('equals the original after undoing a change', () => {
    const changed = withHidden(withPin(view, 'value', 'end'), 'buyer', true);
    expect(isSameView(changed, view)).toBe(false);
    expect(isSameView(withPin(withHidden(changed, 'buyer', false), 'value', undefined), view)).toBe(true);
  });
});

describe('a view in the URL', () => {
  const anyView = fc.record({
    columns: fc.shuffledSubarray(['order', 'buyer', 'value', 'status'], { minLength: 4 }).chain((ids) =>
      fc.tuple(
        ...ids.map((id) =>
          fc.record(
            {
              id: fc.constant(id),
              width: fc.integer({ min: 72, max: 1200 }),
              isHidden: fc.constant(true),
              pin: fc.constantFrom('start', 'end'),
            },
            { requiredKeys: ['id'] },
          ),
        ),
      ),
    ),
    sort: fc.shuffledSubarray([
      { column: 'value', direction: 'ascending' },
      { column: 'order', direction: 'descending' },
    ]),
    density: fc.constantFrom(...densities),
    isWrapped: fc.boolean(),
    filter: fc.string({ maxLength: 60, unit: 'binary' }).filter((text) => text.isWellFormed()),
  });

  test('round-trips', () => {
    fc.assert(
      fc.property(anyView, (any) => {
        const { view: back, problems } = decodeView(encodeView(any as GridView), view);
        expect(problems).toEqual([]);
        expect(isSameView(back, any as GridView)).toBe(true);
      }),
    );
  });

  test('never throws for hostile input and returns a valid view', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.string(), { minLength: 4, maxLength: 4 }).map((parts) => `1~${parts.join('~')}`),
        ),
        (code) => {
          const { view: read } = decodeView(code, view);
          expect(read.columns.map(({ id }) => id).toSorted()).toEqual(
            view.columns.map(({ id }) => id).toSorted(),
          );
        },
      ),
    );
  });

  test('reports skipped parts', () => {
    const { view: read, problems } = decodeView('1~+buyer,+ghost,+buyer~ghost.a~cw~%E0%A4%A', view);
    expect(read.columns[0]).toEqual({ id: 'buyer' });
    expect(read.isWrapped).toBe(true);
    expect(problems).toHaveLength(4);
    expect(problems[0]).toContain('ghost');
  });

  test('rejects other versions', () => {
    expect(decodeView('2~+order', view)).toEqual({ view, problems: [expect.any(String)] });
  });
});
