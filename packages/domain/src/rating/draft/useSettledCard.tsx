import { startTransition, useEffect, useState } from 'react';
import { findChanges } from '../compare/compareRateCards.ts';
import type { CardChange } from '../compare/compareRateCards.ts';
import { parseContract } from '../contract.ts';
import type { RateCard } from '../rateCard.ts';
import { runInSlices, runSteps } from '../steps.ts';
import type { Steps } from '../steps.ts';
import { buildContract, findCellProblems } from './cardDraft.ts';
import type { CardDraft, DraftCellProblem } from './cardDraft.ts';

export interface SettledCardOptions {
  /** Number of the version that the draft becomes. */
  version: number;
  /** The version it is compared with. */
  base: RateCard | undefined;
}

/** A draft as a rate card, with its problems and changes. */
export interface SettledCard extends SettledCardOptions {
  draft: CardDraft;
  /** As parcels are priced with it; rows with an invalid price are missing. */
  card: RateCard;
  /** Cells that can't be saved. */
  problems: readonly DraftCellProblem[];
  /** Prices and terms that differ from `base`. */
  changes: readonly CardChange[];
}

function* settleCard(draft: CardDraft, { version, base }: SettledCardOptions): Steps<SettledCard> {
  const problems = yield* findCellProblems(draft);
  const contract = yield* buildContract(draft);
  const card = parseContract({ ...contract, version });
  return { draft, version, base, card, problems, changes: base ? yield* findChanges(base, card) : [] };
}

/**
 * Reads a draft as a rate card, in slices: a card of thousands of cells follows the typing a moment later, and never keeps
 * the page from answering.
 */
export function useSettledCard(draft: CardDraft, { version, base }: SettledCardOptions): SettledCard {
  const [settled, setSettled] = useState(() => runSteps(settleCard(draft, { version, base })));
  const isSettled = settled.draft === draft && settled.version === version && settled.base === base;
  useEffect(() => {
    if (isSettled) return undefined;
    const work = runInSlices(settleCard(draft, { version, base }), (next) =>
      startTransition(() => setSettled(next)),
    );
    return work.cancel;
  }, [draft, version, base, isSettled]);
  return settled;
}
