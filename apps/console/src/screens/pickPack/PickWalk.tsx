import type { WavePick, WaveWalk } from '@khep/api';
import type { ShortReason } from '@khep/domain/warehouse';
import { formatTime } from '@khep/domain/days';
import { aislesOfWalk, countUnits, isCodeOf, nextPick, stopsOfWalk, unitsLeft } from '@khep/domain/warehouse';
import { AislesBar, PickStop, ScanBand, pickMessages, pickMessagesHindi } from '@khep/domain/warehouse/ui';
import {
  Button,
  Callout,
  EmptyState,
  Inline,
  Loader,
  MinusIcon,
  SearchIcon,
  Sheet,
  Stack,
  StatusBadge,
  Text,
} from '@khep/ui';
import { useState } from 'react';
import { useNow } from '../../data/useNow.ts';
import { useScanner } from '../../data/useScanner.ts';
import { FloorMessages } from './FloorMessages.tsx';
import { usePickLanguage } from './usePickLanguage.ts';
import { CameraScan } from './camera/CameraScan.tsx';
import { ShortDialog, TypeDialog } from './pickDialogs.tsx';
import { playScan } from './scanSound.ts';
import * as styles from './PickWalk.css.ts';
import { usePickWalk } from './usePickWalk.ts';
import type { PickWalkState } from './usePickWalk.ts';
import { useProblem } from './useProblem.ts';

const languages = { en: pickMessages, hi: pickMessagesHindi };
type Language = keyof typeof languages;

/** The last deed, in no language yet: it may change. */
type Feedback =
  | { kind: 'right'; pick: WavePick; picked: number }
  | { kind: 'bin'; units: number }
  | { kind: 'wrong'; code: string; wanted: string; isBin: boolean }
  | { kind: 'undone'; pick: WavePick }
  | { kind: 'short'; pick: WavePick; units: number };

interface PickWalkProps {
  wave_id: string;
  onClose: () => void;
}

/** One walk through the warehouse: where to go, what to take, into which tote. Works without a connection. */
export function PickWalk({ wave_id, onClose }: PickWalkProps) {
  const [language, setLanguage] = usePickLanguage();
  const state = usePickWalk(wave_id);
  return (
    <FloorMessages>
      <Walk
        state={state}
        language={language}
        onLanguage={() => setLanguage(language === 'en' ? 'hi' : 'en')}
        onClose={onClose}
      />
    </FloorMessages>
  );
}

interface WalkProps {
  state: PickWalkState;
  language: Language;
  onLanguage: () => void;
  onClose: () => void;
}

function Walk({ state, language, onLanguage, onClose }: WalkProps) {
  const words = languages[language].pickScreen;
  const { walk, error } = state;
  const problem = useProblem();
  const [feedback, setFeedback] = useState<Feedback>();
  const [dialog, setDialog] = useState<'short' | 'missing' | 'type' | 'camera'>();
  const open = walk && openPicks(walk);
  const isCancelled = walk?.state === 'cancelled';
  const current = open && !isCancelled ? nextPick(open) : undefined;
  const said = languages[language].pick;

  async function scan(code: string) {
    if (!current) return;
    const { bin, sku_id, sku_name } = current;
    const place = code.trim().toUpperCase();
    if (bin !== null && place === bin) {
      playScan('right');
      setFeedback({ kind: 'bin', units: unitsLeft(current) });
    } else if (isCodeOf(code, current)) {
      await state.act({ pick_no: current.pick_no, kind: 'pick', quantity: 1 });
      playScan('right');
      setFeedback({ kind: 'right', pick: current, picked: current.picked + 1 });
    } else {
      playScan('wrong');
      const isBin = bin !== null && (walk?.picks.some((pick) => pick.bin === place) ?? false);
      setFeedback({ kind: 'wrong', code, wanted: isBin ? bin : `${sku_id}, ${sku_name}`, isBin });
    }
  }
  useScanner((code) => void scan(code), { isActive: current !== undefined && dialog === undefined });

  async function undo(pick: WavePick) {
    await state.act({ pick_no: pick.pick_no, kind: 'undo', quantity: 1 });
    setFeedback({ kind: 'undone', pick });
  }
  async function short(pick: WavePick, units: number, reason: ShortReason) {
    setDialog(undefined);
    await state.act({ pick_no: pick.pick_no, kind: 'short', quantity: units, reason });
    setFeedback({ kind: 'short', pick, units });
  }

  const { done, total } = countUnits(open ?? []);
  const following =
    open && current ? stopsOfWalk(open).find(({ picks }) => isAfter(picks, current, open)) : undefined;
  return (
    <>
      <Sheet
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={walk ? words.wave(walk.number) : words.taken}
        summary={walk && `${walk.warehouse_name} · ${words.ofPieces(done, total)}`}
        status={walk?.leaves_at && <Leaves at={walk.leaves_at} language={language} />}
        top={
          <Stack gap={8}>
            {open && <AislesBar aisles={aislesOfWalk(open)} />}
            <Inline gap={8}>
              <KeptBadge state={state} language={language} />
              <Button size="small" variant="ghost" onPress={onLanguage}>
                {words.language}
              </Button>
            </Inline>
          </Stack>
        }
        actions={
          current && (
            <div className={styles.thumbs} lang={language}>
              <Button iconStart={<MinusIcon />} size="large" onPress={() => setDialog('short')}>
                {words.short}
              </Button>
              <Button iconStart={<SearchIcon />} size="large" onPress={() => setDialog('missing')}>
                {words.notHere}
              </Button>
              <Button size="large" onPress={() => setDialog('type')}>
                {words.type}
              </Button>
              <div className={styles.main}>
                <Button tone="accent" size="large" onPress={() => setDialog('camera')}>
                  {words.scanPiece(current.picked + 1)}
                </Button>
              </div>
            </div>
          )
        }
      >
        <div className={styles.walk} lang={language}>
          <Stack gap={16}>
            {error && (
              <Callout
                tone="critical"
                title={problem(error).reason}
                isAlert
                actions={
                  error.code === 'taken' && (
                    <Button onPress={() => void state.takeOver()}>{words.takeOver}</Button>
                  )
                }
              />
            )}
            <Conflicts state={state} language={language} />
            {walk && <CancelledTotes walk={walk} language={language} />}
            {feedback && state.conflicts.length === 0 && !isCancelled && (
              <Said feedback={feedback} language={language} onUndo={(pick) => void undo(pick)} />
            )}
            {!walk && !error && <Loader size="page" />}
            {open && current && (
              <PickStop
                stop={stopsOfWalk(open).find(({ picks }) => picks.includes(current))!}
                current={current}
                shelf={current.shelf ?? undefined}
              />
            )}
            {open && current && (
              <Text tone="second">
                {following
                  ? `${said.next}: ${following.bin ?? said.noBin}, ${following.sku_name} × ${countUnits(following.picks).total - countUnits(following.picks).done}`
                  : said.last}
              </Text>
            )}
            {isCancelled && (
              <EmptyState
                title={words.waveCancelled}
                description={words.putBack}
                action={<Button onPress={onClose}>{words.close}</Button>}
              />
            )}
            {open && !current && !isCancelled && (
              <EmptyState
                title={words.done}
                description={`${words.bring}${countShort(open) > 0 ? ` ${words.bringShort(countShort(open))}` : ''}`}
                action={
                  <Button tone="accent" onPress={onClose}>
                    {words.close}
                  </Button>
                }
              />
            )}
          </Stack>
        </div>
      </Sheet>
      {current && (dialog === 'short' || dialog === 'missing') && (
        <ShortDialog
          words={words}
          most={unitsLeft(current)}
          initial={dialog === 'missing' ? unitsLeft(current) : 1}
          onClose={() => setDialog(undefined)}
          onSave={(quantity, reason) => void short(current, quantity, reason)}
        />
      )}
      {current && dialog === 'type' && (
        <TypeDialog
          words={words}
          onClose={() => setDialog(undefined)}
          onCode={(code) => {
            setDialog(undefined);
            void scan(code);
          }}
        />
      )}
      {current && dialog === 'camera' && (
        <CameraScan words={words} onClose={() => setDialog(undefined)} onCode={(code) => void scan(code)} />
      )}
    </>
  );
}

/** The picks of boxes that weren't cancelled. */
function openPicks({ picks, totes }: WaveWalk): WavePick[] {
  const cancelled = new Set(totes.flatMap(({ tote, is_cancelled }) => (is_cancelled ? [tote] : [])));
  return picks.filter(({ tote }) => !cancelled.has(tote));
}

const countShort = (picks: readonly WavePick[]): number => picks.reduce((sum, { short }) => sum + short, 0);

/** Whether picks of a stop are the first open ones after those of the current place. */
function isAfter(picks: readonly WavePick[], current: WavePick, all: readonly WavePick[]): boolean {
  const first = picks.find((pick) => unitsLeft(pick) > 0);
  return first !== undefined && !picks.includes(current) && all.indexOf(first) > all.indexOf(current);
}

interface SaidProps {
  feedback: Feedback;
  language: Language;
  onUndo: (pick: WavePick) => void;
}

function Said({ feedback, language, onUndo }: SaidProps) {
  const { pick: said, pickScreen: words } = languages[language];
  const where = ({ sku_id, bin }: WavePick) => [sku_id, bin].filter(Boolean).join(', ');
  switch (feedback.kind) {
    case 'right': {
      const { pick, picked } = feedback;
      return (
        <ScanBand
          result="right"
          title={said.right}
          detail={`${said.picked(picked, pick.quantity - pick.short)}, ${said.tote(pick.tote)}`}
          action={
            <Button variant="outline" onPress={() => onUndo(pick)}>
              {words.undo}
            </Button>
          }
        />
      );
    }
    case 'bin':
      return <ScanBand result="right" title={said.rightBin} detail={said.take(feedback.units)} />;
    case 'wrong': {
      const { code, wanted, isBin } = feedback;
      const detail = isBin ? said.otherBin(code, wanted) : said.wrongHelp(code, wanted);
      return <ScanBand result="wrong" title={isBin ? said.wrongBin : said.wrong} detail={detail} />;
    }
    case 'undone':
      return <ScanBand result="right" title={said.undone} detail={where(feedback.pick)} />;
    default:
      return <ScanBand result="right" title={said.shortDone(feedback.units)} detail={where(feedback.pick)} />;
  }
}

interface PartProps {
  state: PickWalkState;
  language: Language;
}

function KeptBadge({ state: { kept, isOffline, flush }, language }: PartProps) {
  const words = languages[language].pickScreen;
  if (!isOffline && kept === 0) return null;
  return (
    <>
      <StatusBadge tone={isOffline ? 'caution' : 'neutral'}>
        {isOffline ? words.offline(kept) : words.sending(kept)}
      </StatusBadge>
      {isOffline && (
        <Button size="small" onPress={() => void flush()}>
          {words.sendNow}
        </Button>
      )}
    </>
  );
}

/** From this many minutes on the time is short. */
const hurryMinutes = 60;

function Leaves({ at, language }: { at: string; language: Language }) {
  const words = languages[language].pickScreen;
  const minutes = Math.floor((new Date(at).getTime() - useNow()) / 60_000);
  const isSoon = minutes >= 0 && minutes < hurryMinutes;
  return (
    <Text tone="second">
      {words.leaves(formatTime(at))}
      {isSoon && <strong>, {words.minutesLeft(minutes)}</strong>}
    </Text>
  );
}

function Conflicts({ state: { conflicts, dismissConflicts }, language }: PartProps) {
  const words = languages[language].pickScreen;
  if (conflicts.length === 0) return null;
  return (
    <Callout
      tone="caution"
      title={words.conflicts(conflicts.length)}
      isAlert
      actions={<Button onPress={dismissConflicts}>{words.understood}</Button>}
    >
      {conflicts.map(({ action_id, outcome, pick }) => (
        <Text key={action_id}>
          {pick && `${pick.sku_id}, ${pick.bin ?? ''}: `}
          {outcome in words.conflict && words.conflict[outcome as keyof typeof words.conflict]}
        </Text>
      ))}
    </Callout>
  );
}

function CancelledTotes({ walk, language }: { walk: WaveWalk; language: Language }) {
  const words = languages[language].pickScreen;
  return walk.totes
    .filter(({ is_cancelled }) => is_cancelled)
    .map(({ tote, order_number }) => (
      <Callout key={tote} tone="caution" title={words.cancelled(tote, order_number)} />
    ));
}
