import { calls } from '@khep/api';
import { ImportFile } from '../../forms/ImportFile.tsx';

/** "2 SKUs added, 1 changed" */
const outcomeOf =
  (one: string, many: string) =>
  ({ added, updated }: { added: number; updated: number }) =>
    `${added} ${added === 1 ? one : many} added${updated > 0 ? `, ${updated} changed` : ''}`;

const ofKnownCodes =
  'A code that you have already is changed: its empty cells, and columns that are not in the file, stay as they are.';

/** SKUs from a file: new ones, and what changed of those that are there. */
export function ImportSkus() {
  return (
    <ImportFile
      call={calls.sku.bulk}
      sample="sku"
      title="Import SKUs"
      description="A CSV or Excel file with a line for each SKU"
      label="File of SKUs"
      outcome={outcomeOf('SKU', 'SKUs')}
      invalidates={['sku', 'onboarding']}
    >
      {ofKnownCodes}
    </ImportFile>
  );
}

/** Box sizes from a file. */
export function ImportBoxes() {
  return (
    <ImportFile
      call={calls.box.bulk}
      sample="box"
      title="Import boxes"
      description="A CSV or Excel file with a line for each size of box"
      label="File of boxes"
      outcome={outcomeOf('box', 'boxes')}
      invalidates={['box', 'onboarding']}
    >
      {ofKnownCodes}
    </ImportFile>
  );
}
