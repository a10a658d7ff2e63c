import { calls } from '@khep/api';
import type { ReturnCase } from '@khep/api';
import { useCall, useUpload } from '@khep/api/hooks';
import type { CallState } from '@khep/api/hooks';
import { useReturnBench } from '@khep/domain/returns/ui';
import type { ReturnBench } from '@khep/domain/returns/ui';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';

interface OpenCase {
  call: CallState<typeof calls.returns.get>;
  shown: ReturnCase | undefined;
  bench: ReturnBench;
}

const Context = createContext<OpenCase | undefined>(undefined);

/** Loads the return that the address opens, once for all parts of its panel. */
export function CaseProvider({ children }: { children: ReactNode }) {
  const [{ open }] = useUrlState({ open: textParam() });
  const call = useCall(calls.returns.get, open === '' ? null : { params: { id: open } }, {
    refreshInterval: 30_000,
  });
  const shown = call.data?.data.return;
  const bench = useReturnBench(shown, useUpload(calls.utils.cloudLink));
  // The input changes with each render that matters.
  // oxlint-disable-next-line react/jsx-no-constructed-context-values
  return <Context value={{ call, shown, bench }}>{children}</Context>;
}

/** Returns the open return and what is entered for it. */
export function useOpenCase(): OpenCase {
  const value = useContext(Context);
  if (!value) throw new Error('useOpenCase needs a CaseProvider around it.');
  return value;
}
