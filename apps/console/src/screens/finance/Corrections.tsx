import { calls } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { istDay } from '@khep/domain/days';
import {
  buildCorrections,
  correctionForms,
  correctionMonths,
  correctionOf,
  correctionSheets,
  mergeCorrections,
} from '@khep/domain/gst';
import type { CorrectionForm as FormId, CorrectionSource, Gstr1File } from '@khep/domain/gst';
import { CorrectionForm, gstMessages } from '@khep/domain/gst/ui';
import { useState } from 'react';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { xlsxBlob } from '../../data/xlsx.ts';

type FiledForm = Exclude<FormId, 'none'>;

/** The files that correct a filed GSTR-1, for each form that has corrections. They are made in the browser. */
export function Corrections({ source }: { source: CorrectionSource }) {
  const forms = new Set(source.differences.map((one) => correctionOf(one, source).form));
  return correctionForms
    .filter((form): form is FiledForm => form !== 'none' && forms.has(form))
    .map((form) => <CorrectionOf key={form} form={form} source={source} />);
}

function CorrectionOf({ form, source }: { form: FiledForm; source: CorrectionSource }) {
  const client = useClient();
  const { gstin, month: filedMonth } = source.filed;
  const [today] = useState(() => istDay(new Date()));
  const months = form === 'gstr1a' ? [filedMonth] : correctionMonths(filedMonth, today.slice(0, 7));
  const [chosen, setChosen] = useState<string>();
  const month = chosen ?? months.at(-1) ?? filedMonth;
  const name = (ending: string) => `${form}-corrections-${gstin}-${month}.${ending}`;
  async function json(): Promise<Blob> {
    const corrections = buildCorrections(form, source, month);
    if (form === 'gstr1a') return new Blob([JSON.stringify(corrections)], { type: 'application/json' });
    const { blob } = await client.file(calls.finance.gstFile, { query: { gstin, month, format: 'json' } });
    const own = JSON.parse(await blob.text()) as Gstr1File;
    return new Blob([JSON.stringify(mergeCorrections(own, corrections))], { type: 'application/json' });
  }
  const words = gstMessages.corrections;
  const { errorMessage } = calls.finance.gstFile;
  return (
    <CorrectionForm
      form={form}
      source={source}
      month={month}
      months={months}
      onMonthChange={setChosen}
      actions={
        <>
          <DownloadButton file={json} name={name('json')} failure={errorMessage}>
            {words.json[form]}
          </DownloadButton>
          <DownloadButton
            file={() => xlsxBlob(correctionSheets(buildCorrections(form, source, month)))}
            name={name('xlsx')}
            failure={errorMessage}
          >
            {words.xlsx[form]}
          </DownloadButton>
        </>
      }
    />
  );
}
