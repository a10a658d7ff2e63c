import { newIdempotencyKey } from '@khep/api/client';
import type { calls, ResponseOf } from '@khep/api';
import { useEffect, useState } from 'react';
import { deleteDraft, draftKey, loadDraft, saveDraft } from '../../forms/drafts.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.tsx';

type Sla = ResponseOf<typeof calls.contracts.slas>['data']['slas'][number];
/** A row while it is typed. */
export type SlaRow = Partial<Sla>;

const isSame = (a: SlaRow | undefined, b: SlaRow | undefined): boolean =>
  a?.delivery_tat === b?.delivery_tat && a?.pickup_tat === b?.pickup_tat && a?.is_active === b?.is_active;

/** Lays the typed rows over the saved ones: rows that nobody typed into take what was saved since. */
function mergeRows(saved: readonly SlaRow[], draft: ReturnType<typeof loadDraft>): readonly SlaRow[] {
  const typed = draft?.typed['rows'] as readonly SlaRow[] | undefined;
  if (!typed) return saved;
  const base = (draft?.base['rows'] as readonly SlaRow[] | undefined) ?? [];
  const rowOf = (rows: readonly SlaRow[], zone: string | undefined) => rows.find((row) => row.zone === zone);
  return saved.map((row) => {
    const mine = rowOf(typed, row.zone);
    return mine && !isSame(mine, rowOf(base, row.zone)) ? mine : row;
  });
}

/** The days as they are typed. They survive another tab of the page and a reload. */
export function useSlaRows(courier_id: number, open: () => readonly SlaRow[]) {
  const key = draftKey(`sla:${courier_id}`);
  const [start] = useState(open);
  const [rows, setRows] = useState(() => mergeRows(start, loadDraft(key)));
  const isChanged = rows !== start;
  useEffect(() => {
    if (isChanged)
      saveDraft(key, { typed: { rows }, base: { rows: start }, idempotencyKey: newIdempotencyKey() });
  }, [key, rows, start, isChanged]);
  const leave = useLeaveGuard(isChanged, () => {
    deleteDraft(key);
    setRows(start);
  });
  return {
    rows,
    setRows,
    leave,
    /** They were saved. */
    forget: () => {
      leave.release();
      deleteDraft(key);
    },
  };
}
