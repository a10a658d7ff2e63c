import { useNavigate } from '../NavigationProvider/NavigationProvider.tsx';
import type { Place } from './plot/drawing.ts';
import type { MarkHrefs } from './table.ts';

/** Returns what a click or Enter on a mark does: follows its link. Undefined if no mark has one. */
export function useMarkLinks(hrefs: MarkHrefs | undefined): ((place: Place) => void) | undefined {
  const navigate = useNavigate();
  if (!hrefs?.some((row) => row.some((href) => href !== undefined))) return undefined;
  return ({ row, column }) => {
    const href = hrefs[row]?.[column];
    if (href !== undefined) navigate(href);
  };
}
