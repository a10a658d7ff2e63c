import { ReturnDraft } from '@khep/api';
import { buyerReturnState, checkReturnable, returnRequestProblem } from '@khep/domain/returns';
import type { BuyerReturnProblem, BuyerReturnState, ReturnReason } from '@khep/domain/returns';
import { paiseToRupees } from '@khep/domain/money';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError } from '../../base/errors.ts';
import { storeImage } from '../../brand/lookups/images.ts';
import { istDay } from '@khep/domain/days';
import type { Services } from '../../start/services.ts';
import { createReturn } from './create.ts';
import { loadReturnPolicy } from './policy.ts';
import { loadReturnable } from './returnable.ts';

/** Photos of one request; more are ignored. */
const maxPhotos = 3;

/** A confirmed buyer's view of returns: those of the order, and the items that can still be returned. */
export interface BuyerReturns {
  requests: { number: string; state: BuyerReturnState }[];
  /** Undefined if the policy allows none now. */
  open:
    | {
        /** YYYY-MM-DD */
        until: string;
        items: { sku_id: string; name: string; returnable: number }[];
        reasons: readonly ReturnReason[];
        /** Rupees. */
        fee: number;
      }
    | undefined;
}

/** Loads a buyer's returns of an order. Undefined if the brand offers none and there is none. */
export async function loadBuyerReturns(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  brand_id: string,
  order_id: string,
): Promise<BuyerReturns | undefined> {
  const [policy, found, requests] = await Promise.all([
    loadReturnPolicy(db, brand_id),
    loadReturnable(db, brand_id, order_id),
    db
      .selectFrom('returns')
      .select(['return_number', 'state'])
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .where('kind', '!=', 'rto')
      .orderBy('created_at')
      .execute(),
  ]);
  const items = found.items.filter(({ returnable }) => returnable > 0);
  const check = checkReturnable(
    policy,
    { delivered_on: found.delivered_on, returnable_units: items.length },
    istDay(clock.now()),
  );
  if (!check.allowed && requests.length === 0) return undefined;
  return {
    requests: requests.map(({ return_number, state }) => ({
      number: return_number,
      state: buyerReturnState(state),
    })),
    open: check.allowed
      ? {
          until: check.until,
          items: items.map(({ sku_id, sku_name, returnable }) => ({ sku_id, name: sku_name, returnable })),
          reasons: policy.reasons,
          fee: paiseToRupees(policy.fee),
        }
      : undefined,
  };
}

/** Input of a buyer in the form of a return. */
export interface EnteredReturn {
  /** Units by SKU. */
  quantities: ReadonlyMap<string, number>;
  reason: string;
  remark: string;
  kind: 'return' | 'exchange';
  photos: readonly File[];
}

/** Reads the form of a return; what is not in it is empty. */
export function readBuyerReturn(form: FormData): EnteredReturn {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const skus = form.getAll('item').filter((one) => typeof one === 'string');
  return {
    quantities: new Map(
      skus.map((sku_id) => [sku_id, Math.max(1, Math.trunc(Number(text(`quantity ${sku_id}`))) || 1)]),
    ),
    reason: text('reason'),
    remark: text('remark').slice(0, 250),
    kind: text('kind') === 'exchange' ? 'exchange' : 'return',
    photos: form
      .getAll('photo')
      .filter((one): one is File => typeof one !== 'string' && one.size > 0)
      .slice(0, maxPhotos),
  };
}

/** A buyer's request for a return within the brand's policy. Returns what is wrong with it. */
export async function requestBuyerReturn(
  db: Db,
  services: Services,
  { brand_id, order_id }: { brand_id: string; order_id: string },
  { quantities, reason, remark, kind, photos: files }: EnteredReturn,
): Promise<BuyerReturnProblem | undefined> {
  const returns = await loadBuyerReturns(db, services, brand_id, order_id);
  if (!returns?.open) return 'closed';
  const items = returns.open.items.flatMap(({ sku_id, returnable }) => {
    const wanted = quantities.get(sku_id);
    return wanted === undefined ? [] : { sku_id, quantity: Math.min(returnable, wanted) };
  });
  if (items.length === 0) return 'items';
  const policy = await loadReturnPolicy(db, brand_id);
  const problem = returnRequestProblem(policy, { reason, photos: files.length });
  if (problem) return problem.field;
  try {
    const photos = await Promise.all(
      files.map((file) => storeImage(db, services, { brand_id, order_id }, { file })),
    );
    const draft = ReturnDraft.parse({
      order_id,
      kind,
      reason,
      remark,
      // The words are the return's; each item would repeat them.
      items: items.map((item) => ({ ...item, remark: '', photos })),
    });
    await createReturn(db, services, draft, {
      brand_id,
      actor: { kind: 'customer', name: 'Buyer' },
      source: 'tracking',
    });
    return undefined;
  } catch (error) {
    // A photo that is none, or an item that someone returned in the meantime.
    if (!(error instanceof ApiError)) throw error;
    return error.fields['file'] === undefined ? 'closed' : 'photos';
  }
}
