import { SplitPanel, useShortcut } from '@khep/ui';
import type { GridSelection } from '@khep/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIsWide } from '../../data/useMedia.ts';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';

export interface PanelContent {
  /** Name of the record. */
  title: string;
  badge?: ReactNode;
  description?: ReactNode;
  /** The record's own page. */
  href?: string;
  content: ReactNode;
  actions?: ReactNode;
}

/** A record beside its list. */
export interface ListPanelInit<Row> {
  /** Pixels. @default 440 */
  width?: number;
  /** Opens the first row where there is room for both. @default false */
  opensFirst?: boolean;
  /**
   * @param row undefined if the record isn't among the loaded rows
   * @param openNext opens the next row, or closes the panel at the end: for a record that leaves the list
   */
  render: (id: string, row: Row | undefined, openNext: () => void) => PanelContent;
}

interface OpenRecord {
  openId: string | undefined;
  open: (id: string | undefined) => void;
}

/** The open record, in the address: a reload and a link show it again. */
export function useOpenRecord(ids: readonly string[], opensFirst = false): OpenRecord {
  const [{ open: named }, setUrl] = useUrlState({ open: textParam() });
  const [isClosed, setClosed] = useState(false);
  const isWide = useIsWide();
  const first = opensFirst && isWide && !isClosed ? ids[0] : undefined;
  return {
    openId: named === '' ? first : named,
    open: (id) => {
      setClosed(id === undefined);
      setUrl({ open: id ?? '' });
    },
  };
}

interface ListPanelProps<Row> extends OpenRecord {
  panel: ListPanelInit<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selection: GridSelection;
  noun: string;
  children: ReactNode;
}

/** The list with its open record. While one is open, J and K go to the next and the previous one, and X selects it. */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const { panel, rows, keyOf, selection, noun, openId, open, children } = props;
  const ids = rows.map(keyOf);
  const at = openId === undefined ? -1 : ids.indexOf(openId);
  const isDisabled = openId === undefined;
  const go = (by: 1 | -1) => {
    const id = ids[Math.max(0, Math.min(ids.length - 1, at + by))];
    if (id !== undefined) open(id);
  };
  const group = 'List';
  useShortcut({ keys: 'j', description: `Next ${noun}`, group, isDisabled }, () => go(1));
  useShortcut({ keys: 'k', description: `Previous ${noun}`, group, isDisabled }, () => go(-1));
  useShortcut({ keys: 'x', description: `Select ${noun}`, group, isDisabled }, () => {
    if (openId !== undefined) selection.toggle(openId);
  });
  const openNext = () => open(ids[at + 1] ?? ids[at - 1]);
  const shown =
    openId === undefined
      ? undefined
      : panel.render(
          openId,
          rows.find((row) => keyOf(row) === openId),
          openNext,
        );
  return (
    <SplitPanel
      ids={ids}
      openId={openId}
      onOpenIdChange={open}
      title={shown?.title ?? ''}
      badge={shown?.badge}
      description={shown?.description}
      panel={shown?.content}
      actions={shown?.actions}
      {...(shown?.href !== undefined && { href: shown.href })}
      width={panel.width}
    >
      {children}
    </SplitPanel>
  );
}
