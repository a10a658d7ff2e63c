import { calls } from '@khep/api';
import type { HandoverBoard, HandoverPile } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatTime } from '@khep/domain/days';
import { formatPercent } from '@khep/domain/money';
import { judgeCutOff } from '@khep/domain/warehouse';
import { pickMessages, pickMessagesHindi } from '@khep/domain/warehouse/ui';
import {
  Button,
  Callout,
  Card,
  EmptyState,
  Grid,
  Inline,
  PrintIcon,
  ProgressBar,
  Select,
  Stack,
  StatusBadge,
  Text,
} from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { useNow } from '../../data/useNow.ts';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { PileSheet } from './PileSheet.tsx';
import { useFloorDocuments } from './useFloorDocuments.ts';
import { floorTime } from './floorTime.ts';
import { FloorMessages } from './FloorMessages.tsx';
import { usePickLanguage } from './usePickLanguage.ts';
import { useUnsentHandovers } from './usePile.ts';
import { useProblem } from './useProblem.ts';

const languages = { en: pickMessages, hi: pickMessagesHindi };
type Words = typeof pickMessages.handOver;
const tones = { makes: 'positive', tight: 'caution', misses: 'critical' } as const;
const sealShown = 8;

/** The vans of the day: which parcels each takes, whether they are ready in time, and what was handed over. */
export function HandOver() {
  const [language, setLanguage] = usePickLanguage();
  const words = languages[language].handOver;
  const [{ warehouse, pile }, setUrl] = useUrlState({ warehouse: textParam(), pile: textParam() });
  const unsent = useUnsentHandovers();
  const said = useProblem();
  const call = useCall(
    calls.pickPack.handovers,
    { query: warehouse === '' ? {} : { warehouse_id: warehouse } },
    { keepPrevious: true },
  );
  return (
    <FloorMessages>
      <div lang={language}>
        <Stack gap={16}>
          {unsent.count > 0 && (
            <Callout
              tone="caution"
              title={words.kept}
              actions={<Button onPress={() => void unsent.send()}>{words.sendAgain}</Button>}
            />
          )}
          {unsent.error && (
            <Callout tone="critical" title={words.refused} isAlert>
              {said(unsent.error).reason}
            </Callout>
          )}
          <CallContent call={call}>
            {({ data }) => (
              <>
                <Inline gap={8} align="end">
                  {data.warehouses.length > 1 && (
                    <Select
                      label={languages[language].waves.warehouse}
                      value={data.warehouse_id}
                      onChange={(id) => setUrl({ warehouse: id })}
                      items={data.warehouses.map(({ id, name }) => ({ id, label: name }))}
                    />
                  )}
                  <Button variant="ghost" onPress={() => setLanguage(language === 'en' ? 'hi' : 'en')}>
                    {words.language}
                  </Button>
                </Inline>
                <Vans board={data} words={words} onOpen={(partner) => setUrl({ pile: partner })} />
                {data.piles.some(({ partner }) => partner === pile) && (
                  <PileSheet
                    key={`${data.warehouse_id} ${pile}`}
                    board={data}
                    pile={data.piles.find(({ partner }) => partner === pile)!}
                    language={language}
                    onClose={() => {
                      setUrl({ pile: '' });
                      void unsent.send();
                    }}
                  />
                )}
              </>
            )}
          </CallContent>
        </Stack>
      </div>
    </FloorMessages>
  );
}

interface VansProps {
  board: HandoverBoard;
  words: Words;
  onOpen: (partner: HandoverPile['partner']) => void;
}

function Vans({ board: { piles, handovers }, words, onOpen }: VansProps) {
  return (
    <>
      {piles.length === 0 && <EmptyState title={words.nothing} description={words.nothingHelp} />}
      <Grid columns={{ base: 1, lg: 2 }} align="start">
        {piles.map((pile) => (
          <Van key={pile.partner} pile={pile} words={words} onOpen={() => onOpen(pile.partner)} />
        ))}
      </Grid>
      {handovers.length > 0 && <Handovers handovers={handovers} words={words} />}
    </>
  );
}

function Van({ pile, words, onOpen }: { pile: HandoverPile; words: Words; onOpen: () => void }) {
  const now = useNow();
  const [language] = usePickLanguage();
  const { courier_name, leaves_at, parcels, packed } = pile;
  const isDue = leaves_at !== null && Date.parse(leaves_at) < now;
  const time = leaves_at && floorTime(leaves_at, new Date(now), language);
  return (
    <Card
      title={courier_name}
      description={time ? (isDue ? words.left(time) : words.leaves(time)) : undefined}
      actions={<Button onPress={onOpen}>{words.open(parcels)}</Button>}
    >
      <Stack gap={8}>
        <ProgressBar
          label={words.packed(packed, parcels)}
          value={packed}
          max={parcels}
          valueText={formatPercent((packed / parcels) * 100, { decimals: 0 })}
        />
        {!isDue && <Forecast pile={pile} words={words} />}
      </Stack>
    </Card>
  );
}

/** Whether the van is reached: the question of the last hour. */
function Forecast({ pile: { forecast }, words }: { pile: HandoverPile; words: Words }) {
  if (forecast === null) return null;
  const { early, late, chance, packers, packers_needed } = forecast;
  const verdict = judgeCutOff(chance);
  return (
    <Stack gap={4}>
      <Inline gap={8}>
        <StatusBadge tone={tones[verdict]}>
          {verdict === 'tight' ? words.tight(formatPercent(chance * 100, { decimals: 0 })) : words[verdict]}
        </StatusBadge>
        <Text>{words.forecast(formatTime(early), formatTime(late))}</Text>
      </Inline>
      {verdict !== 'makes' && (
        <Text tone="second">
          {packers_needed === null ? words.tooFew : words.needs(packers_needed, packers)}
        </Text>
      )}
    </Stack>
  );
}

function Handovers({ handovers, words }: { handovers: HandoverBoard['handovers']; words: Words }) {
  const documents = useFloorDocuments();
  const now = new Date(useNow());
  const [language] = usePickLanguage();
  return (
    <Card title={words.today}>
      <Stack gap={12}>
        {handovers.map((one) => (
          <Inline key={one.id} gap={12}>
            <Stack gap={0}>
              <Text weight="semibold">{one.courier_name}</Text>
              <Text tone="second">
                {words.taken(one.parcels, one.received_by, floorTime(one.handed_over_at, now, language))} ·{' '}
                {words.seal(one.seal.slice(0, sealShown))}
              </Text>
            </Stack>
            {one.manifest_ids.map((manifest_id) => (
              <Button
                key={manifest_id}
                size="small"
                iconStart={<PrintIcon />}
                isPending={documents.isPending}
                onPress={() => void documents.printManifest(manifest_id)}
              >
                {words.manifest}
              </Button>
            ))}
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
