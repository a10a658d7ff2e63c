// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { createMessages, type MessageOverrides } from './createMessages.tsx';

const defaults = {
  save: { label: 'Save', saved: (count: number) => `${count} saved`, units: ['g', 'kg'] },
  close: 'Close',
} as const;
const { MessagesProvider, useMessages } = createMessages<typeof defaults>();
type Overrides = MessageOverrides<typeof defaults>;

const seen: unknown[] = [];
function Probe() {
  const save = useMessages('save', defaults.save);
  const close = useMessages('close', defaults.close);
  seen.push(save);
  return <p>{[save.label, save.saved(2), save.units.join('/'), close].join(' | ')}</p>;
}

const place = document.createElement('div');
function render(overrides?: Overrides): string {
  const root = createRoot(place);
  act(() =>
    root.render(
      overrides ? (
        <MessagesProvider messages={overrides}>
          <Probe />
        </MessagesProvider>
      ) : (
        <Probe />
      ),
    ),
  );
  const text = place.textContent;
  act(() => root.unmount());
  return text;
}

afterEach(() => seen.splice(0));

describe('createMessages', () => {
  it('uses the defaults without a provider', () => {
    expect(render()).toBe('Save | 2 saved | g/kg | Close');
    expect(seen[0]).toBe(defaults.save);
  });
  it('replaces single messages, functions, lists and plain texts, and keeps the others', () => {
    expect(render({ save: { label: 'सहेजें' } })).toBe('सहेजें | 2 saved | g/kg | Close');
    expect(
      render({ save: { saved: (count) => `${count} सहेजे`, units: ['ग्राम', 'किग्रा'] }, close: 'बंद करें' }),
    ).toBe('Save | 2 सहेजे | ग्राम/किग्रा | बंद करें');
  });
  it('merges once for a set of overrides', () => {
    const overrides: Overrides = { save: { label: 'सहेजें' } };
    render(overrides);
    render(overrides);
    expect(new Set(seen).size).toBe(1);
  });
  it('accepts messages of the same kind only', () => {
    expectTypeOf<{ save: { label: string } }>().toExtend<Overrides>();
    expectTypeOf<{ save: { saved: string } }>().not.toExtend<Overrides>();
    expectTypeOf<{ save: { label: number } }>().not.toExtend<Overrides>();
  });
});
