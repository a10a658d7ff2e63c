import type { Endpoint, ListEndpoint, QueryOf, RequestOf, RowOf } from '@khep/api';
import type { Client, RowFailure } from '@khep/api/client';
import type { MenuItem } from '@khep/ui';
import type { ReactNode } from 'react';
import type { ListColumn } from './columns.tsx';
import type { ListFilter } from './listFilters.ts';
import type { ListEdit } from './saveCells.ts';

/** A change of many rows, sent in batches, with a result for each row. */
export interface BulkWork<Row> {
  /**
   * Sends one batch; returns the rows that were not changed, or `continues` if a job of the server goes on with it. A
   * thrown error fails the whole batch.
   */
  send: (client: Client, rows: readonly Row[]) => Promise<readonly RowFailure[] | 'continues'>;
  /** Rows in one request. @default 500 */
  batchSize?: number;
  /** The notice when every row was changed: "Order Cancelled Successfully". */
  success: string;
  /** Ids of responses that are stale after it. */
  invalidates: readonly string[];
  /** How it is done to all rows of the filter. Without it they are loaded first, up to 10,000. */
  matching?: MatchingWork;
}

/** Every row of a list's filter, on all of its pages, less some. Nothing is loaded, so there may be many. */
export interface MatchingRows {
  /** As the list's endpoint takes it, without pages. */
  query: Readonly<Record<string, unknown>>;
  /** Keys of rows that are not changed. */
  except: readonly string[];
}

/** A change of every row of a filter, which the server finds itself. */
export interface MatchingWork {
  /** The question with the numbers of the server; a string says why there is nothing to do. */
  confirm: (client: Client, rows: MatchingRows) => Promise<ConfirmCopy | string>;
  /** Returns what failed as a sentence, empty if nothing failed, or `continues` while a job of the server is running. */
  send: (client: Client, rows: MatchingRows) => Promise<{ problem: string } | 'continues'>;
}

/** The client and functions of a list, for its actions. */
export interface ListTools<Row> {
  client: Client;
  /** Changes rows and shows a result for each. */
  run: (rows: readonly Row[], work: BulkWork<Row>) => Promise<void>;
  /** Changes every row of a filter. */
  runMatching: (rows: MatchingRows, work: BulkWork<Row>) => Promise<void>;
  /** Loads what is stale again. */
  invalidate: (...ids: readonly string[]) => Promise<void>;
  clearSelection: () => void;
}

export interface ListDialogProps<Row> {
  rows: readonly Row[];
  tools: ListTools<Row>;
  onClose: () => void;
}

export interface ConfirmCopy {
  /** "Cancel 3 orders?" */
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  /** The consequences, and whether they can be undone. */
  description: string;
}

/** Something that is done with the selected rows: at once, after a question, or in a dialog of its own. */
export type ListAction<Row> = {
  id: string;
  /** A verb: "Allocate couriers". */
  label: string;
  isPrimary?: boolean;
  /** A letter that does it from anywhere on the page: to the selected rows, else to the row with the focus. */
  keys?: string;
  /** Most rows at once. More are refused with a message, without `beyondMax`. */
  max?: number;
  /** Whether a row's state allows it. It is offered while one selected row does, and done to those that do. */
  appliesTo?: (row: Row) => boolean;
  /** Does the same to more rows than `max`: usually as a job. */
  beyondMax?: ListAction<Row>;
} & (
  | { run: (rows: readonly Row[], tools: ListTools<Row>) => void | Promise<void> }
  /** A string says why there is nothing to do. */
  | { confirm: (rows: readonly Row[]) => ConfirmCopy | string; work: BulkWork<Row> }
  | { dialog: (props: ListDialogProps<Row>) => ReactNode }
);

/** Returns what does an action to so many rows; undefined if nothing does. */
export function actionForCount<Action extends { max?: number; beyondMax?: Action }>(
  action: Action,
  count: number,
): Action | undefined {
  if (action.max === undefined || count <= action.max) return action;
  return action.beyondMax && actionForCount(action.beyondMax, count);
}

/** How a row is deleted from the list. */
export interface ListRemoval<Row> {
  /** "Delete SKU". */
  label: string;
  /** The affected and unaffected data. */
  consequence: string;
  send: (client: Client, row: Row) => Promise<unknown>;
  invalidates: readonly string[];
}

export interface ListTabs<Param extends string> {
  /** The `oneOf` filter that they choose. */
  filter: Param;
  /** Names the tabs to a screen reader. */
  label: string;
  /** The tab without the filter: "All new". */
  all: string;
}

type ParamOf<E> = keyof NonNullable<QueryOf<E>> & string;

/** A list, declared once: where its rows come from, what narrows them, what is shown and what can be done. */
export interface List<E extends ListEndpoint, Row = RowOf<E>> {
  /** Names its saved views and its column settings. Never change it. */
  id: string;
  /** Names the grid to a screen reader: "New orders". */
  label: string;
  /** "order", "orders". */
  noun: readonly [one: string, many: string];
  endpoint: E;
  /** Parts of the endpoint's path: the record whose list it is. */
  params?: RequestOf<E>['params'];
  /** The fixed part of the query, such as the tab. */
  query?: RequestOf<E>['query'];
  /** @default the row's `id` */
  rowKey?: (row: Row) => string;
  /** Returns the number or name of a row. */
  rowLabel: (row: Row) => string;
  /** Where Enter or a click on a row leads. */
  rowHref?: (row: Row) => string;
  /** Adds the free text; it is sent as `search`. */
  searchLabel?: string;
  filters?: readonly ListFilter<ParamOf<E>>[];
  tabs?: ListTabs<ParamOf<E>>;
  /** As the query has it: `-order_date`. */
  defaultSort?: string;
  columns: readonly ListColumn<Row>[];
  /** Of the selected rows, beside their number: their value and weight. */
  summary?: (rows: readonly Row[]) => string;
  actions?: readonly ListAction<Row>[];
  /** Returns the actions for one row. */
  rowActions?: (row: Row) => readonly MenuItem[];
  /** Returns the content below an opened row, in place of `rowHref`. */
  detail?: (row: Row) => ReactNode;
  removal?: ListRemoval<Row>;
  /** Saves what is typed or pasted into cells; columns with an `edit` take it. */
  edit?: ListEdit<Row>;
  /** The file of the rows that match: made by the server, or `csv` from the columns. */
  download?: (Endpoint & { response: 'blob' }) | 'csv';
  empty: {
    /** "No orders in this period". */
    title: string;
    description?: string;
  };
  /** Who gives access. @default the brand's owner */
  noPermission?: string;
  /** Seconds between loads of open lists. */
  refreshSeconds?: number;
  /** A short list inside another screen: no views, columns or download. @default false */
  isEmbedded?: boolean;
}

/** Declares a list, so that its filters are checked against the endpoint's query and its columns against the rows. */
export function defineList<const E extends ListEndpoint>(list: List<E>): List<E> {
  return list;
}
