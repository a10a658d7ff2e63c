import { planPosition } from '@khep/domain/ledger';
import type { HoldAccount, LedgerPosition } from '@khep/domain/ledger';
import type { Tx } from '../../platform/db/schema.ts';
import { requireWallet, savePosting } from './post.ts';
import type { Posting } from './post.ts';

/** A change of what a cause holds. The caller has locked the record of the cause. */
export interface HoldChange extends Omit<Posting, 'entries'> {
  account: HoldAccount;
}

/** Places a hold: the money stays in the balance and is no longer available. Adds to an earlier hold of the cause. */
export function hold(tx: Tx, change: HoldChange & { amount_paise: number }): Promise<boolean> {
  const { amount_paise, ...posting } = change;
  return moveTo(tx, posting, (position) => ({
    ...position,
    held_paise: position.held_paise + amount_paise,
  }));
}

/** Releases what a cause still holds. */
export function release(tx: Tx, change: HoldChange): Promise<boolean> {
  return moveTo(tx, change, (position) => ({ ...position, held_paise: 0 }));
}

/**
 * Charges an amount and ends the hold of its cause: what the hold exceeds is released, what it lacks is taken from what
 * is available.
 */
export function debitHold(tx: Tx, change: HoldChange & { amount_paise: number }): Promise<boolean> {
  const { amount_paise, ...posting } = change;
  return moveTo(tx, posting, ({ charged_paise }) => ({
    held_paise: 0,
    charged_paise: charged_paise + amount_paise,
  }));
}

async function moveTo(
  tx: Tx,
  { account, ...posting }: HoldChange,
  target: (position: LedgerPosition) => LedgerPosition,
): Promise<boolean> {
  const wallet = await requireWallet(tx, posting);
  if (wallet.isPosted) return false;
  const entries = planPosition(account, wallet.position, target(wallet.position));
  await savePosting(tx, wallet, { ...posting, entries });
  return entries.length > 0;
}
