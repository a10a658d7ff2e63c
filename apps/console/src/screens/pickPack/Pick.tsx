import { calls } from '@khep/api';
import { useCall, useInvalidate } from '@khep/api/hooks';
import { CallContent } from '../../data/CallContent.tsx';
import { TabsPage } from '../../patterns/TabsPage.tsx';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { Bins } from './Bins.tsx';
import { HandOver } from './HandOver.tsx';
import { useFloorWorker } from './useFloorWorker.ts';
import { PickWalk } from './PickWalk.tsx';
import { WaveBoard } from './WaveBoard.tsx';
import { WavesHere } from './WavesHere.tsx';

/** Waves of a warehouse, and the walk through it. */
export default function Pick() {
  useFloorWorker();
  return (
    <TabsPage
      title="Pick"
      description="Fetch the goods of many boxes on one walk, and hand the boxes to their couriers."
      tabs={[
        { id: 'waves', label: 'Waves', content: <WavesTab /> },
        { id: 'bins', label: 'Bins', content: <Bins /> },
        { id: 'hand-over', label: 'Hand over', content: <HandOver /> },
      ]}
    />
  );
}

function WavesTab() {
  const [{ warehouse, wave }, setUrl] = useUrlState({ warehouse: textParam(), wave: textParam() });
  const invalidate = useInvalidate();
  const call = useCall(
    calls.pickPack.board,
    { query: warehouse === '' ? {} : { warehouse_id: warehouse } },
    { keepPrevious: true },
  );
  return (
    <>
      {call.error?.status === 0 && call.data === undefined && (
        <WavesHere onPick={(id) => setUrl({ wave: id })} />
      )}
      <CallContent call={call}>
        {({ data }) => (
          <WaveBoard
            board={data}
            onWarehouse={(id) => setUrl({ warehouse: id })}
            onPick={(id) => setUrl({ wave: id })}
          />
        )}
      </CallContent>
      {wave !== '' && (
        <PickWalk
          key={wave}
          wave_id={wave}
          onClose={() => {
            setUrl({ wave: '' });
            void invalidate('pickPack.board');
          }}
        />
      )}
    </>
  );
}
