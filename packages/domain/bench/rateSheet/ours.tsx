import '@khep/ui/tokens';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { parseContract } from '../../src/rating/index.ts';
import { bigDraft } from '../../src/rating/draft/rateCard.fixture.ts';
import {
  ParcelSample,
  RateCardChanges,
  RateCardEditor,
  draftToContract,
  startingSample,
  useCardDraft,
  useSettledCard,
} from '../../src/rating/ui.ts';
import { readSize } from './page.ts';

const { zones, slabs } = readSize();
const opened = bigDraft(zones, slabs);
const base = parseContract(draftToContract(opened));

/** The editor with all that the console shows beside it: a sample parcel, and what differs from the version before. */
function Editor() {
  const { draft, set, undo, redo, canUndo, canRedo } = useCardDraft(opened);
  const [sample, setSample] = useState({ ...startingSample, zone: 'Z1' });
  const settled = useSettledCard(draft, { version: 2, base });
  const zoneNames = useMemo(() => Object.fromEntries(draft.zones.map((zone) => [zone, zone])), [draft.zones]);
  return (
    <>
      <RateCardEditor
        draft={draft}
        onChange={set}
        onUndo={undo}
        onRedo={redo}
        canUndo={canUndo}
        canRedo={canRedo}
        base={opened}
        baseName="v1"
        zoneNames={zoneNames}
        problems={settled.problems}
      />
      <ParcelSample
        card={settled.card}
        zones={draft.zones}
        value={sample}
        onChange={setSample}
        base={base}
        baseName="v1"
      />
      <RateCardChanges changes={settled.changes} baseName="v1" comparison={undefined} total={0} days={30} />
    </>
  );
}

const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);

createRoot(document.querySelector('#root')!).render(<Editor />);
requestAnimationFrame(() =>
  requestAnimationFrame(() => {
    window.bench = {
      isReady: true,
      focus: () => cell(0, 0)?.focus(),
      // The struck text is what it was before.
      textAt: (row, column) => cell(row, column)?.lastChild?.textContent ?? '',
    };
  }),
);
