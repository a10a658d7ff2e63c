import { newIdempotencyKey } from '@khep/api/client';
import { useCardDraft } from '@khep/domain/rating/ui';
import type { CardDraft, CardDraftState } from '@khep/domain/rating/ui';
import { useEffect, useState } from 'react';
import { deleteDraft, draftKey, loadDraft, saveDraft } from '../../forms/drafts.ts';

/** Milliseconds after the last change. */
const delay = 400;

export interface KeptCardDraft extends CardDraftState {
  /** It differs from the card it began with. */
  isChanged: boolean;
  /** Back to the card it began with. */
  discard: () => void;
  /** The draft was saved as a version. */
  forget: () => void;
}

/** A rate card while it is edited. It survives another tab of the page and a reload. */
export function useKeptCardDraft(name: string, open: () => CardDraft): KeptCardDraft {
  const key = draftKey(name);
  const [start] = useState(open);
  const state = useCardDraft(() => (loadDraft(key)?.typed['card'] as CardDraft | undefined) ?? start);
  const { draft, reset } = state;
  const isChanged = draft !== start;
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(
      () => saveDraft(key, { typed: { card: draft }, base: {}, idempotencyKey: newIdempotencyKey() }),
      delay,
    );
    return () => clearTimeout(timer);
  }, [key, draft, isChanged]);
  return {
    ...state,
    isChanged,
    discard: () => {
      deleteDraft(key);
      reset(start);
    },
    forget: () => deleteDraft(key),
  };
}
