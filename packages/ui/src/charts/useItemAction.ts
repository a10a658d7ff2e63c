import { useNavigate } from '../NavigationProvider/NavigationProvider.tsx';
import type { ChartItem } from './series.ts';

type ItemAction = (item: ChartItem, index: number) => void;

/** Returns what a click or Enter on an item does: `onAction`, or follows its link. Undefined if it does nothing. */
export function useItemAction(
  items: readonly ChartItem[],
  onAction: ItemAction | undefined,
): ItemAction | undefined {
  const navigate = useNavigate();
  if (onAction) return onAction;
  if (items.every(({ href }) => href === undefined)) return undefined;
  return ({ href }) => {
    if (href !== undefined) navigate(href);
  };
}
