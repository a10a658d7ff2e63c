import type { GstMonth } from '@khep/api';
import type { GstFigure } from '@khep/domain/gst';
import { Gstr3bPlaces, Gstr3bTables } from '@khep/domain/gst/ui';
import { useCallback } from 'react';
import { gstDocumentsHref } from './gstLinks.ts';

function useDocumentsHref({ gstin, month }: GstMonth) {
  return useCallback(
    (figure: GstFigure, place?: string) => gstDocumentsHref({ gstin, month }, figure, place),
    [gstin, month],
  );
}

/** Table 3.1 of GSTR-3B of a month, as far as sales fill it. */
export function Gstr3bCard({ month }: { month: GstMonth }) {
  const { due_on, outward, problems } = month.gstr3b;
  const hrefOf = useDocumentsHref(month);
  return (
    <Gstr3bTables month={month.month} dueOn={due_on} outward={outward} problems={problems} hrefOf={hrefOf} />
  );
}

/** Table 3.2 of GSTR-3B of a month. */
export function Gstr3bPlacesCard({ month }: { month: GstMonth }) {
  return <Gstr3bPlaces rows={month.gstr3b.inter_state} hrefOf={useDocumentsHref(month)} />;
}
