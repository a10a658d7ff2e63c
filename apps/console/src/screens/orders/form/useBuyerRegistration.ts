import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import type { DraftOrder } from '@khep/domain/orders';
import { gstinProblem, isRegisteredPerson } from '@khep/domain/tax';
import { useEffect } from 'react';

/** Completes a draft with what was last said of the holder of its GSTIN, where nothing is said yet. */
export function useBuyerRegistration(
  { gst_number, receiver, is_sez }: DraftOrder['buyer'],
  change: (patch: (draft: DraftOrder) => Partial<DraftOrder>) => void,
): void {
  const gstin = gst_number.trim().toUpperCase();
  const isOpen = receiver === '' && is_sez === undefined;
  const isAsked = isOpen && gstinProblem(gstin) === undefined && isRegisteredPerson(gstin);
  const known = useCall(calls.orders.buyerRegistration, isAsked ? { query: { gstin } } : null).data?.data;
  const said = known && (known.receiver !== '' || known.is_sez) ? known : undefined;
  useEffect(() => {
    if (isAsked && said) change((now) => ({ buyer: { ...now.buyer, ...said } }));
    // `change` is another function in each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked, said]);
}
