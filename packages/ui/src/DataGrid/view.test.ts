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
  test('shows pinned columns at their side, in the order they have there', () => {
    const pinned = withPin(withPin(view, 'value', 'start'), 'order', 'end');
    expect(order(pinned)).toEqual(['value', 'buyer', 'status', 'order']);
    expect(order(withPin(pinned, 'value', undefined))).toEqual(['buyer', 'value', 'status', 'order']);
  });

  test('moves a column past the next one that is shown', () => {
    const hidden = withHidden(view, 'buyer', true);
    expect(order(withMoved(hidden, 'order', 1))).toEqual(['value', 'order', 'status']);
    expect(order(withMoved(view, 'status', -1))).toEqual(['order', 'buyer', 'status', 'value']);
    expect(withMoved(view, 'status', 1)).toBe(view);
  });

  test('keeps a width between its limits', () => {
    expect(withWidth(view, 'value', 5).columns[2]?.width).toBe(72);
    expect(withWidth(view, 'value', 9000).columns[2]?.width).toBe(1200);
  });

  test('made of older columns shows the new ones last, and never hides the one that names the row', () => {
    const old: GridView = {
      ...view,
      columns: [{ id: 'gone' }, { id: 'value' }, { id: 'order', isHidden: true }],
      sort: [{ column: 'gone', direction: 'ascending' }],
    };
    const fitted = fitView(old, columns);
    expect(order(fitted)).toEqual(['value', 'order', 'buyer', 'status']);
    expect(fitted.sort).toEqual([]);
  });

  test('is the same view after a change is taken back', () => {
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

  test('comes back as it was', () => {
    fc.assert(
      fc.property(anyView, (any) => {
        const { view: back, problems } = decodeView(encodeView(any as GridView), view);
        expect(problems).toEqual([]);
        expect(isSameView(back, any as GridView)).toBe(true);
      }),
    );
  });

  test('that is hostile is never thrown, and leaves a view that can be shown', () => {
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

  test('says what it left out', () => {
    const { view: read, problems } = decodeView('1~+buyer,+ghost,+buyer~ghost.a~cw~%E0%A4%A', view);
    expect(read.columns[0]).toEqual({ id: 'buyer' });
    expect(read.isWrapped).toBe(true);
    expect(problems).toHaveLength(4);
    expect(problems[0]).toContain('ghost');
  });

  test('of another version is not guessed at', () => {
    expect(decodeView('2~+order', view)).toEqual({ view, problems: [expect.any(String)] });
  });
});
