import { calls } from '@khep/api';
import { useCall, useInvalidate } from '@khep/api/hooks';
import { pickMessages, pickMessagesHindi } from '@khep/domain/warehouse/ui';
import { Button } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { TabsPage } from '../../patterns/TabsPage.tsx';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { Bins } from './Bins.tsx';
import { FloorMessages } from './FloorMessages.tsx';
import { HandOver } from './HandOver.tsx';
import { useFloorWorker } from './useFloorWorker.ts';
import { usePickLanguage } from './usePickLanguage.ts';
import { PickWalk } from './PickWalk.tsx';
import { WaveBoard } from './WaveBoard.tsx';
import { WavesHere } from './WavesHere.tsx';

const languages = { en: pickMessages, hi: pickMessagesHindi };

/** Waves of a warehouse, and the walk through it. */
export default function Pick() {
  useFloorWorker();
  const [language, setLanguage] = usePickLanguage();
  const { pickScreen, waves: words } = languages[language];
  const choice = (
    <Button variant="ghost" onPress={() => setLanguage(language === 'en' ? 'hi' : 'en')}>
      {pickScreen.language}
    </Button>
  );
  return (
    <TabsPage
      title={words.title}
      description={words.description}
      tabs={[
        {
          id: 'waves',
          label: words.tabs.waves,
          actions: choice,
          content: <WavesTab />,
        },
        { id: 'bins', label: words.tabs.bins, actions: choice, content: <Bins /> },
        { id: 'hand-over', label: words.tabs.handOver, content: <HandOver /> },
      ]}
    />
  );
}

function WavesTab() {
  const [{ warehouse, wave }, setUrl] = useUrlState({ warehouse: textParam(), wave: textParam() });
  const invalidate = useInvalidate();
  const [language] = usePickLanguage();
  const call = useCall(
    calls.pickPack.board,
    { query: warehouse === '' ? {} : { warehouse_id: warehouse } },
    { keepPrevious: true },
  );
  return (
    <FloorMessages>
      {call.error?.status === 0 && call.data === undefined && (
        <WavesHere onPick={(id) => setUrl({ wave: id })} />
      )}
      <div lang={language}>
        <CallContent call={call}>
          {({ data }) => (
            <WaveBoard
              board={data}
              onWarehouse={(id) => setUrl({ warehouse: id })}
              onPick={(id) => setUrl({ wave: id })}
            />
          )}
        </CallContent>
      </div>
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
    </FloorMessages>
  );
}
