import { calls } from '@khep/api';
import type { GstMonth } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { compareFiled, maxFiledBytes, parseFiled } from '@khep/domain/gst';
import type { CorrectionSource } from '@khep/domain/gst';
import { FiledDifferences } from '@khep/domain/gst/ui';
import { Card, FileUploader, Stack } from '@khep/ui';
import type { UploadOutcome } from '@khep/ui';
import { useCallback, useMemo, useState } from 'react';
import { paths } from '../../paths.ts';
import { Corrections } from './Corrections.tsx';

type Compared = Omit<CorrectionSource, 'isMonthlyFiled'>;

/** Compares the JSON that was filed with the month as it is now. The file stays in the browser: nothing of it is sent or saved. */
export function FiledGstr1({ month: { gstin, month } }: { month: GstMonth }) {
  const client = useClient();
  const [compared, setCompared] = useState<Compared>();
  const [isMonthlyFiled, setMonthlyFiled] = useState(false);
  async function compare(file: File): Promise<UploadOutcome> {
    setCompared(undefined);
    const parsed = parseFiled(await file.text(), { gstin, month });
    if (!parsed.ok) throw new Error(parsed.problem);
    const { blob } = await client.file(calls.finance.gstFile, { query: { gstin, month, format: 'json' } });
    const now = parseFiled(await blob.text(), { gstin, month });
    if (!now.ok) throw new Error(now.problem);
    const differences = compareFiled(parsed.filed, now.filed);
    setCompared({ filed: parsed.filed, now: now.filed, differences });
    return { message: 'Compared with this month' };
  }
  const source = useMemo(
    () => (compared ? { ...compared, isMonthlyFiled } : undefined),
    [compared, isMonthlyFiled],
  );
  const hrefOf = useCallback(
    (search: string) => paths.finance('gst-documents', new URLSearchParams({ gstin, month, search })),
    [gstin, month],
  );
  return (
    <Card
      title="Filed GSTR-1"
      description="Compare the JSON that was filed with this month's documents. The file isn't sent or saved."
    >
      <Stack gap={16}>
        <FileUploader
          label="JSON of the filed GSTR-1"
          accept={['.json']}
          maxBytes={maxFiledBytes}
          isOnlyRead
          upload={compare}
        />
        {source && (
          <>
            <FiledDifferences
              filed={source.filed}
              differences={source.differences}
              isMonthlyFiled={isMonthlyFiled}
              onMonthlyFiledChange={setMonthlyFiled}
              hrefOf={hrefOf}
            />
            <Corrections source={source} />
          </>
        )}
      </Stack>
    </Card>
  );
}
