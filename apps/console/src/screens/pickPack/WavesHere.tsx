import type { WaveWalk } from '@khep/api';
import { countUnits } from '@khep/domain/warehouse';
import { pickMessages, pickMessagesHindi } from '@khep/domain/warehouse/ui';
import { Button, Card, Inline, Stack, Text } from '@khep/ui';
import { useEffect, useState } from 'react';
import { Outbox } from '../../offline/outbox.ts';
import { useSession } from '../../session.ts';
import { usePickLanguage } from './usePickLanguage.ts';
import { withActions } from './usePickWalk.ts';

const languages = { en: pickMessages, hi: pickMessagesHindi };

/** The open waves that are stored on this device, where the list of the server can't be loaded. */
export function WavesHere({ onPick }: { onPick: (wave_id: string) => void }) {
  const [language] = usePickLanguage();
  const words = languages[language].pickScreen;
  const { brand_id, email } = useSession();
  const [walks, setWalks] = useState<readonly WaveWalk[]>([]);
  useEffect(() => {
    const outbox = new Outbox({ brand_id, user: email });
    const load = async () => {
      const stored = (await outbox.walks()).filter(({ state }) => state === 'open');
      setWalks(await Promise.all(stored.map(async (walk) => withActions(walk, await outbox.kept(walk.id)))));
    };
    void load().finally(() => outbox.close());
  }, [brand_id, email]);
  if (walks.length === 0) return null;
  return (
    <div lang={language}>
      <Card title={words.onDevice} description={words.onDeviceHelp}>
        <Stack gap={12}>
          {walks.map(({ id, number, warehouse_name, picks }) => {
            const { done, total } = countUnits(picks);
            return (
              <Inline key={id} gap={12}>
                <Button tone="accent" size="large" onPress={() => onPick(id)}>
                  {words.continueWave(number)}
                </Button>
                <Text tone="second">
                  {warehouse_name} · {words.ofPieces(done, total)}
                </Text>
              </Inline>
            );
          })}
        </Stack>
      </Card>
    </div>
  );
}
