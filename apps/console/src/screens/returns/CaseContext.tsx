import { calls } from '@khep/api';
import type { ReturnCase } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import type { CallError } from '@khep/api/client';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { useBench } from './useBench.ts';
import type { Bench } from './useBench.ts';

interface OpenCase {
  shown: ReturnCase | undefined;
  error: CallError | undefined;
  reload: () => void;
  bench: Bench;
}

const Context = createContext<OpenCase | undefined>(undefined);

/** Loads the return that the address opens, once for all parts of its panel. */
export function CaseProvider({ children }: { children: ReactNode }) {
  const [{ open }] = useUrlState({ open: textParam() });
  const { data, error, reload } = useCall(calls.returns.get, open === '' ? null : { params: { id: open } }, {
    refreshInterval: 30_000,
  });
  const shown = data?.data.return;
  const bench = useBench(shown);
  const value = useMemo(
    () => ({ shown, error, reload: () => void reload(), bench }),
    [shown, error, reload, bench],
  );
  return <Context value={value}>{children}</Context>;
}

/** Returns the open return and what is entered for it. */
export function useOpenCase(): OpenCase {
  const value = useContext(Context);
  if (!value) throw new Error('useOpenCase needs a CaseProvider around it.');
  return value;
}
