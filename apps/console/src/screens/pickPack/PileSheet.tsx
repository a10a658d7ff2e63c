import type { HandoverBoard, HandoverParcel, HandoverPile } from '@khep/api';
import { formatTime } from '@khep/domain/days';
import { formatKilograms } from '@khep/domain/money';
import type { PileScan } from '@khep/domain/warehouse';
import {
  PilePicture,
  ScanBand,
  SignaturePad,
  pickMessages,
  pickMessagesHindi,
} from '@khep/domain/warehouse/ui';
import type { Stroke } from '@khep/domain/warehouse/ui';
import { Button, Callout, CheckIcon, Form, Inline, Sheet, Stack, Text, TextField, toast } from '@khep/ui';
import { useState } from 'react';
import { useScanner } from '../../data/useScanner.ts';
import { CameraScan } from './camera/CameraScan.tsx';
import { playScan } from './scanSound.ts';
import * as styles from './PickWalk.css.ts';
import { usePile } from './usePile.ts';
import { useProblem } from './useProblem.ts';

const languages = { en: pickMessages, hi: pickMessagesHindi };
type Words = typeof pickMessages.handOver;
/** Missing parcels that are named; of more the picture says how many. */
const maxNamed = 20;

interface PileSheetProps {
  board: HandoverBoard;
  pile: HandoverPile;
  language: keyof typeof languages;
  onClose: () => void;
}

/** The pile of one van: what is scanned onto it is what its courier signs for. */
export function PileSheet({ board, pile, language, onClose }: PileSheetProps) {
  const { handOver: words, pickScreen } = languages[language];
  const state = usePile(board, pile.partner);
  const said = useProblem();
  const [found, setFound] = useState<PileScan<HandoverParcel>>();
  const [isCameraOpen, setCameraOpen] = useState(false);
  const [code, setCode] = useState('');
  const [receiver, setReceiver] = useState('');
  /** Tries without a name: each takes the focus to the field, which may be below what is in sight. */
  const [tries, setTries] = useState(0);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const { expected, scanned } = state;
  const onPile = expected.filter(({ awb }) => scanned.has(awb));
  const missing = expected.filter(({ awb }) => !scanned.has(awb));
  const grams = onPile.reduce((sum, { weight_g }) => sum + weight_g, 0);

  async function scan(text: string) {
    const result = await state.scan(text);
    playScan(result.kind === 'added' ? 'right' : 'wrong');
    setFound(result);
  }
  useScanner((text) => void scan(text), { isActive: !isCameraOpen });
  async function submit() {
    if (receiver.trim() === '') {
      setTries(tries + 1);
      return;
    }
    const outcome = await state.handOver(receiver.trim(), strokes);
    if (outcome === 'refused') return;
    if (outcome === 'recorded') toast.success(words.done(onPile.length));
    // Until it is sent, the list of the vans shows it.
    onClose();
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title(pile.courier_name)}
      summary={board.warehouses.find(({ id }) => id === board.warehouse_id)?.name}
      status={pile.leaves_at && <Text tone="second">{words.leaves(formatTime(pile.leaves_at))}</Text>}
      actions={
        <div className={styles.thumbs} lang={language}>
          <div className={styles.main}>
            <Button
              tone="accent"
              size="large"
              iconStart={<CheckIcon />}
              isDisabled={onPile.length === 0}
              isPending={state.isSaving}
              onPress={() => void submit()}
            >
              {words.submit(onPile.length)}
            </Button>
          </div>
        </div>
      }
    >
      <div className={styles.walk} lang={language}>
        <Stack gap={16}>
          {state.error && (
            <Callout tone="critical" title={words.refused} isAlert>
              {said(state.error).reason}
            </Callout>
          )}
          {found && <Found found={found} words={words} onTakeOff={(awb) => void takeOff(awb)} />}
          <Form
            onSubmit={() => {
              if (code.trim() === '') return;
              setCode('');
              void scan(code);
            }}
          >
            <TextField label={words.scan} value={code} onChange={setCode} autoComplete="off" />
            <Inline gap={8}>
              <Button type="submit">{words.add}</Button>
              <Button onPress={() => setCameraOpen(true)}>{words.camera}</Button>
            </Inline>
          </Form>
          <Text weight="semibold">{words.onPile(onPile.length, expected.length)}</Text>
          <PilePicture
            label={words.onPile(onPile.length, expected.length)}
            parcels={expected.map(({ awb }) => ({ id: awb, isScanned: scanned.has(awb) }))}
          />
          <Missing missing={missing} words={words} />
          <TextField
            key={tries}
            autoFocus={tries > 0}
            label={words.receivedBy}
            value={receiver}
            onChange={setReceiver}
            autoComplete="off"
            errorMessage={tries > 0 && receiver.trim() === '' ? words.enterReceiver : undefined}
            isRequired
          />
          <SignaturePad
            label={words.signature(receiver.trim() || '…')}
            hint={words.signsFor(onPile.length, formatKilograms(grams))}
            clearLabel={words.clear}
            strokes={strokes}
            onChange={setStrokes}
          />
        </Stack>
      </div>
      {isCameraOpen && (
        <CameraScan
          words={pickScreen}
          onClose={() => setCameraOpen(false)}
          onCode={(text) => void scan(text)}
        />
      )}
    </Sheet>
  );

  async function takeOff(awb: string) {
    await state.takeOff(awb);
    setFound(undefined);
  }
}

interface FoundProps {
  found: PileScan<HandoverParcel>;
  words: Words;
  onTakeOff: (awb: string) => void;
}

function Found({ found, words, onTakeOff }: FoundProps) {
  if (found.kind === 'unknown')
    return <ScanBand result="wrong" title={words.unknown} detail={words.unknownHelp(found.code)} />;
  const { parcel } = found;
  const takeOff = (
    <Button variant="outline" onPress={() => onTakeOff(parcel.awb)}>
      {words.takeOff}
    </Button>
  );
  switch (found.kind) {
    case 'added':
      return <ScanBand result="right" title={words.added} detail={parcel.order_number} action={takeOff} />;
    case 'duplicate':
      return (
        <ScanBand
          result="right"
          title={words.duplicate}
          detail={words.duplicateHelp(parcel.order_number)}
          action={takeOff}
        />
      );
    case 'foreign':
      return (
        <ScanBand
          result="wrong"
          title={words.foreign(parcel.courier_name)}
          detail={words.foreignHelp(parcel.order_number)}
        />
      );
    case 'cancelled':
      return (
        <ScanBand result="wrong" title={words.cancelled} detail={words.cancelledHelp(parcel.order_number)} />
      );
    default:
      return (
        <ScanBand
          result="wrong"
          title={words.unscheduled}
          detail={words.unscheduledHelp(parcel.order_number)}
        />
      );
  }
}

/** Missing parcels with the last that is known of each: where to look. */
function Missing({ missing, words }: { missing: readonly HandoverParcel[]; words: Words }) {
  if (missing.length === 0) return <Text tone="second">{words.allThere}</Text>;
  const lastSeen = ({ packed, tote }: HandoverParcel) => {
    if (packed) return words.lastPacked(packed.by, formatTime(packed.at));
    return tote ? words.lastTote(tote.wave, tote.tote) : words.lastNothing;
  };
  return (
    <Stack gap={8}>
      <Text weight="semibold">{words.missing(missing.length)}</Text>
      {missing.slice(0, maxNamed).map((parcel) => (
        <Stack key={parcel.awb} gap={0}>
          <Text>
            {parcel.order_number} · {parcel.awb}
            {parcel.box_name ? ` · ${parcel.box_name}` : ''}
          </Text>
          <Text tone="second">{lastSeen(parcel)}</Text>
        </Stack>
      ))}
      <Text tone="second">{words.staysHelp}</Text>
    </Stack>
  );
}
