import { calls } from '@khep/api';
import type { ReturnTab } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { SearchField, toast, useShortcut } from '@khep/ui';
import { useRef, useState } from 'react';

interface ScanFieldProps {
  onFound: (found: { id: string; tab: ReturnTab }) => void;
}

/** Opens the case of a scanned or typed AWB. A scanner types the number and Enter. */
export function ScanField({ onFound }: ScanFieldProps) {
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const [awb, setAwb] = useState('');
  const [problem, setProblem] = useState<string>();
  useShortcut({ keys: 's', description: 'Scan an AWB', group: 'Returns' }, () => input.current?.focus());

  async function find() {
    setProblem(undefined);
    try {
      const { data } = await client.call(calls.returns.receive, { body: { awb } }, { quiet: true });
      setAwb('');
      if (data.note !== '') toast.info(data.note);
      onFound(data);
    } catch (error) {
      setProblem(error instanceof Error ? detailOf(error) : 'Something went wrong');
      input.current?.select();
    }
  }

  return (
    <SearchField
      ref={input}
      label="Scan or type AWB"
      value={awb}
      onChange={setAwb}
      onSubmit={() => void find()}
      errorMessage={problem}
    />
  );
}

const detailOf = (error: Error): string =>
  'detail' in error && typeof error.detail === 'string' && error.detail !== '' ? error.detail : error.message;
