import type { NdrHistory } from '@khep/api';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useNdrAnswer } from './useNdrAnswer.ts';

vi.mock('../../data/useAction.ts', () => ({
  useAction: () => ({ isPending: false, run: () => Promise.resolve({ ok: true }) }),
}));

const allowed = (['re-attempt', 'change-address', 'change-phone', 'return'] as const).map((action) => ({
  action,
  is_allowed: true,
  reason: '',
}));

/** A case as the server sends it; the hook reads only these parts. */
const caseOf = (dv_order_id: string, attempts: number, buyer_answer: unknown = null) =>
  ({
    ndr: { dv_order_id, attempts, reason_id: 'refused', first_ndr_time: '2026-11-20T10:00:00.000Z' },
    allowed,
    buyer_answer,
  }) as unknown as NdrHistory;

/** A panel with a case; each call of `show` is a render of it, and `close` leaves it. */
function openPanel() {
  const root = createRoot(document.createElement('div'));
  let state: ReturnType<typeof useNdrAnswer> | undefined;
  function Panel({ history }: { history: NdrHistory }) {
    state = useNdrAnswer(history, () => undefined);
    return null;
  }
  return {
    show(history: NdrHistory) {
      act(() => root.render(<Panel history={history} />));
      return () => state!;
    },
    close: () => act(() => root.unmount()),
  };
}

test('a refetch, the buyer’s answer, a new attempt and another case never empty an answer', () => {
  const first = openPanel();
  const shown = first.show(caseOf('a', 1));
  act(() => shown().change({ remark: 'Called twice', action: 'change-phone' }));
  first.show(
    caseOf('a', 2, {
      choice: 'day',
      date: '2026-11-23',
      address: '',
      landmark: '',
      phone: '',
      at: '2026-11-21',
    }),
  );
  // Typed values stay; the others follow the buyer.
  expect(shown().answer).toMatchObject({
    remark: 'Called twice',
    action: 'change-phone',
    re_attempt_date: '2026-11-23',
  });
  first.close();
  const other = openPanel();
  expect(other.show(caseOf('b', 1))().answer.remark).toBe('');
  other.close();
  const again = openPanel();
  expect(again.show(caseOf('a', 2))().answer.remark).toBe('Called twice');
  again.close();
});
