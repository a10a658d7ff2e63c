import { describe, expect, it } from 'vitest';
import { layOutVersions } from './versionBar.ts';

const first = { version: 1, valid_from: '2025-04-01', valid_till: '2026-03-31' };
const second = { version: 2, valid_from: '2026-04-01', valid_till: null };
const today = '2026-11-21';
const draft = { version: 3, valid_from: '2026-12-01', valid_till: '2027-03-31' };

describe('versions by date', () => {
  it('marks what is in force, and where today is in it', () => {
    const [ended, current] = layOutVersions([second, first], undefined, today);
    expect(ended).toMatchObject({ version: 1, state: 'ended', days: 365, today: undefined });
    expect(current).toMatchObject({ version: 2, state: 'in-force', from: '2026-04-01', till: null });
    expect(current!.today! * current!.days).toBeCloseTo(234);
    expect(current!.today).toBeLessThan(1);
  });
  it('draws a draft as if it were saved', () => {
    const spans = layOutVersions([first, second], draft, today);
    expect(spans.map(({ version, state, till }) => [version, state, till])).toEqual([
      [1, 'ended', '2026-03-31'],
      [2, 'in-force', '2026-11-30'],
      [3, 'draft', '2027-03-31'],
    ]);
  });
  it('leaves out a draft whose first day is not chosen, and one that it would replace', () => {
    expect(layOutVersions([second], { ...draft, valid_from: '' }, today)).toHaveLength(1);
    const later = { version: 3, valid_from: '2026-12-01', valid_till: null };
    expect(
      layOutVersions([second, later], { ...draft, version: 4 }, today).map(({ version }) => version),
    ).toEqual([2, 4]);
  });
  it('shows a version that starts later', () => {
    expect(layOutVersions([{ ...second, valid_from: '2027-01-01' }], undefined, today)).toMatchObject([
      { state: 'later', today: undefined },
    ]);
  });
});
