import { toast } from '@khep/ui';
import { useEffect, useEffectEvent } from 'react';
import { choiceParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';

/** Part of an address that selects every row its filters match: a link chooses all lines of a cause. */
export const selectAllParam = 'select=all';

const params = { select: choiceParam(['', 'all'], '') };

/** Selects what the filters match once an address asks for it. */
export function useSelectFromUrl(selectMatching: () => Promise<void>): void {
  const [{ select }, setUrl] = useUrlState(params);
  const isAsked = select === 'all';
  const onAsked = useEffectEvent(async () => {
    // Once: a reload, or a later selection of some of the rows, must not select all again.
    setUrl({ select: '' });
    try {
      await selectMatching();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
  });
  useEffect(() => {
    if (isAsked) void onAsked();
  }, [isAsked]);
}
