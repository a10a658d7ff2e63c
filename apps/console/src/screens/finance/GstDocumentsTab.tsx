import { calls } from '@khep/api';
import type { GstDocument, GstMonth } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatMonth } from '@khep/domain/days';
import { abroad, gstFigures, gstr3bNumbers, tableNumbers } from '@khep/domain/gst';
import type { GstFigure } from '@khep/domain/gst';
import { gstMessages } from '@khep/domain/gst/ui';
import { indianStates } from '@khep/domain/india';
import { useMemo } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';

const column = columnsFor<GstDocument>();
const numbers = { ...tableNumbers, ...gstr3bNumbers };

/** "3.1(a) Taxable sales" */
const figureLabel = (figure: GstFigure) => `${numbers[figure]} ${gstMessages.gstFigures[figure]}`;

function documentList(registrations: GstMonth['registrations'], months: readonly string[]) {
  return defineList({
    id: 'gst-documents',
    label: 'Invoices and credit notes',
    noun: ['document', 'documents'],
    endpoint: calls.finance.gstDocuments,
    rowLabel: ({ number }) => number,
    searchLabel: 'Search number',
    filters: [
      {
        kind: 'oneOf',
        id: 'gstin',
        label: 'GSTIN',
        options: registrations.map(({ gstin, state }) => ({ id: gstin, label: `${gstin} ${state}` })),
      },
      {
        kind: 'oneOf',
        id: 'month',
        label: 'Month',
        options: months.map((one) => ({ id: one, label: formatMonth(one) })),
      },
      {
        kind: 'oneOf',
        id: 'figure',
        label: 'Figure',
        options: gstFigures.map((figure) => ({ id: figure, label: figureLabel(figure) })),
      },
      {
        kind: 'oneOf',
        id: 'place',
        label: 'Place of supply',
        options: [
          ...indianStates.map(({ gst_code, name }) => ({ id: gst_code, label: `${gst_code} ${name}` })),
          { id: abroad.place, label: `${abroad.place} ${abroad.name}` },
        ],
      },
    ],
    columns: [
      column.link({
        id: 'number',
        header: 'Number',
        width: 135,
        isRowHeader: true,
        card: 1,
        value: 'number',
        // An invoice without an order has no page.
        href: ({ order_id }) => (order_id === '' ? undefined : paths.orderDetails(order_id)),
      }),
      column.money({ id: 'taxable', header: 'Taxable value', width: 125, card: 2, value: 'taxable' }),
      column.status({
        id: 'kind',
        header: 'Kind',
        width: 115,
        value: ({ is_note }) => (is_note ? 'Credit note' : 'Invoice'),
        tone: ({ is_note }) => (is_note ? 'caution' : 'neutral'),
      }),
      column.date({ id: 'date', header: 'Date', width: 105, shows: 'day', card: 4, value: 'date' }),
      column.text({ id: 'state', header: 'Place of supply', width: 145, card: 3, value: 'state' }),
      column.text({ id: 'buyer', header: 'Buyer GSTIN', width: 160, value: 'buyer_gstin' }),
      column.money({ id: 'igst', header: 'IGST', value: 'igst' }),
      column.money({ id: 'cgst', header: 'CGST', value: 'cgst' }),
      column.money({ id: 'sgst', header: 'SGST', value: 'sgst' }),
      column.money({ id: 'cess', header: 'Cess', isHidden: true, value: 'cess' }),
    ],
    download: 'csv',
    empty: {
      title: 'No documents',
      description: 'No invoice or credit note of this month is in the figure.',
    },
  });
}

/** The invoices and credit notes of a month, with what each adds to a figure of a return. */
export function GstDocumentsTab() {
  const [{ gstin, month }] = useUrlState({ gstin: textParam(), month: textParam() });
  const query = { ...(gstin && { gstin }), ...(month && { month }) };
  // Another month keeps the list: only its filters offer what is loaded.
  const call = useCall(calls.finance.gst, { query }, { keepPrevious: true });
  const loaded = call.data?.data;
  const list = useMemo(
    () => loaded && documentList(loaded.registrations, [...new Set([loaded.month, ...loaded.months])]),
    [loaded],
  );
  return (
    <AsyncContent
      isLoading={call.isLoading}
      error={loaded ? undefined : call.error}
      onRetry={() => void call.reload()}
    >
      {list && <ListView list={list} />}
    </AsyncContent>
  );
}
