import { calls } from '@khep/api';
import { ImportFlow } from '../../patterns/ImportFlow.tsx';

const existingCodes =
  'Rows with an existing code update that item. Empty cells and missing columns are left unchanged.';

/** Imports new and changed SKUs from a file. */
export function ImportSkus({ onDone }: { onDone?: () => void }) {
  return (
    <ImportFlow
      endpoint={calls.sku.bulk}
      type="sku"
      title="Import SKUs"
      description="A CSV or Excel file with a row for each SKU"
      label="File of SKUs"
      nounOf={(count) => (count === 1 ? 'SKU' : 'SKUs')}
      invalidates={['sku', 'onboarding']}
      {...(onDone && { onDone })}
    >
      {existingCodes}
    </ImportFlow>
  );
}

/** Imports box sizes from a file. */
export function ImportBoxes() {
  return (
    <ImportFlow
      endpoint={calls.box.bulk}
      type="box"
      title="Import boxes"
      description="A CSV or Excel file with a row for each box size"
      label="File of boxes"
      nounOf={(count) => (count === 1 ? 'box' : 'boxes')}
      invalidates={['box', 'onboarding']}
    >
      {existingCodes}
    </ImportFlow>
  );
}
