import type { BenchBox, SplitBoxes } from '@khep/api';
import { formatPercent, formatRupeeValue } from '@khep/domain/money';
import { formatDimensions } from '@khep/domain/packing';
import { PackedBoxView } from '@khep/domain/packing/ui';
import { checkBench, photosInside, piecesInside, placedUnits, unitsOfBox } from '@khep/domain/warehouse';
import { BenchPieces, ScanBand, pickMessages, pickMessagesHindi } from '@khep/domain/warehouse/ui';
import {
  Button,
  Callout,
  Card,
  EmptyState,
  Grid,
  Inline,
  Page,
  PrintIcon,
  SearchField,
  Stack,
  StatusBadge,
  Text,
  useShortcut,
} from '@khep/ui';
import { useMemo, useState } from 'react';
import { floorTime } from './floorTime.ts';
import { useFloorDocuments } from './useFloorDocuments.ts';
import { useNow } from '../../data/useNow.ts';
import { useScanner } from '../../data/useScanner.ts';
import { BenchExits } from './BenchExits.tsx';
import { CameraScan } from './camera/CameraScan.tsx';
import { BesideBench } from './BesideBench.tsx';
import type { PickWords } from './pickDialogs.tsx';
import { FloorMessages } from './FloorMessages.tsx';
import { PhotosCard } from './PhotosCard.tsx';
import { ScaleCard } from './ScaleCard.tsx';
import { SecondBox } from './SecondBox.tsx';
import type { WeightAnswer } from './ScaleCard.tsx';
import { useScale } from './scale/useScale.ts';
import type { Scale } from './scale/useScale.ts';
import { playScan } from './scanSound.ts';
import { useBench } from './useBench.ts';
import { useFloorWorker } from './useFloorWorker.ts';
import type { Bench, BenchScan } from './useBench.ts';
import { usePickLanguage } from './usePickLanguage.ts';
import { useProblem } from './useProblem.ts';

const languages = { en: pickMessages, hi: pickMessagesHindi };
type Language = keyof typeof languages;
type Words = typeof pickMessages.pack;

/** The code of a printed card, so that packing needs no keyboard. */
const doneCard = 'DONE';

/** The bench: the right pieces at their places, weighed, with evidence, and the label at the end. */
export default function Pack() {
  useFloorWorker();
  const [language, setLanguage] = usePickLanguage();
  const { pack: words, pickScreen } = languages[language];
  const bench = useBench();
  const scale = useScale();
  const said = useProblem();
  const [code, setCode] = useState('');
  const { box } = bench;
  const now = new Date(useNow());
  const search = () => {
    if (code.trim() === '') return;
    setCode('');
    void bench.find(code);
  };
  const [split, setSplit] = useState<SplitBoxes>();
  const [isCameraOpen, setCameraOpen] = useState(false);
  useScanner((scanned) => void bench.find(scanned), { isActive: box === undefined && !isCameraOpen });
  return (
    <FloorMessages>
      <Page
        title={box ? words.title(box.order_number) : words.pack}
        description={box && describe(box, language, now)}
        actions={
          <Button variant="ghost" onPress={() => setLanguage(language === 'en' ? 'hi' : 'en')}>
            {pickScreen.language}
          </Button>
        }
      >
        {isCameraOpen && (
          <CameraScan
            words={pickScreen}
            onClose={() => setCameraOpen(false)}
            onCode={(scanned) => {
              setCameraOpen(false);
              void bench.find(scanned);
            }}
          />
        )}
        <div lang={language}>
          <Stack gap={16}>
            {bench.unsent > 0 && (
              <Callout
                tone="caution"
                title={words.notSent}
                actions={<Button onPress={() => void bench.send()}>{words.tryAgain}</Button>}
              />
            )}
            {bench.error && (
              <Callout
                tone="critical"
                title={said(bench.error).fields['evidence'] ?? said(bench.error).reason}
                isAlert
              />
            )}
            {split && split.second.shipment_id !== box?.shipment_id && (
              <SecondBox
                split={split}
                words={words}
                onPack={
                  box === undefined
                    ? (awb) => {
                        setSplit(undefined);
                        void bench.find(awb);
                      }
                    : undefined
                }
              />
            )}
            {box ? (
              <BoxOnBench
                key={`${box.shipment_id} ${box.box_id ?? ''}`}
                bench={bench}
                scale={scale}
                box={box}
                onSplit={setSplit}
                language={language}
                cameraWords={pickScreen}
              />
            ) : (
              <>
                <Inline gap={8} align="end">
                  <SearchField label={words.scanBox} value={code} onChange={setCode} onSubmit={search} />
                  <Button onPress={() => setCameraOpen(true)}>{pickScreen.camera}</Button>
                </Inline>
                <EmptyState title={words.empty} description={words.emptyHelp} />
                <BesideBench words={words} />
              </>
            )}
          </Stack>
        </div>
      </Page>
    </FloorMessages>
  );
}

const describe = (box: BenchBox, language: Language, now: Date): string => {
  const { pack: words, pick } = languages[language];
  return [
    box.wave && pick.tote(box.wave.tote),
    `${box.buyer_name}, ${box.city} ${box.pincode}`,
    box.collectible > 0 && words.collect(formatRupeeValue(box.collectible)),
    [box.courier_name, box.leaves_at && words.leaves(floorTime(box.leaves_at, now, language))]
      .filter(Boolean)
      .join(', '),
    box.box_count > 1 && words.boxOf(box.box_no, box.box_count),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** Why a box isn’t packed here now. */
function stateOf({ packed, held, is_cancelled }: BenchBox, language: Language, now: Date) {
  const words = languages[language].pack;
  if (packed && !is_cancelled)
    return {
      tone: 'positive' as const,
      title: words.packedBy(packed.by, floorTime(packed.at, now, language)),
    };
  if (held && !is_cancelled)
    return { tone: 'caution' as const, title: words.held(held.by, floorTime(held.at, now, language)) };
  return { tone: 'critical' as const, title: words.cancelled };
}

interface BoxProps {
  bench: Bench;
  scale: Scale;
  box: BenchBox;
  language: Language;
  cameraWords: PickWords;
  onSplit: (boxes: SplitBoxes) => void;
}

function BoxOnBench({ bench, scale, box, language, cameraWords, onSplit }: BoxProps) {
  const words = languages[language].pack;
  const documents = useFloorDocuments();
  const now = new Date(useNow());
  const [scan, setScan] = useState<BenchScan>();
  const [weight, setWeight] = useState<WeightAnswer>({ grams: undefined, isAccepted: false });
  const units = useMemo(() => unitsOfBox(box.pieces), [box.pieces]);
  const inside = piecesInside(bench.chain);
  const placed = placedUnits(units, inside);
  const { isComplete } = checkBench(box.pieces, inside);
  const next = units.findIndex((_, at) => !placed.has(at));
  const isOpen = box.packed === null && !box.is_cancelled && box.held === null;
  const isReady = isOpen && isComplete && weight.isAccepted;

  async function read(code: string) {
    if (code.toUpperCase() === doneCard) {
      if (isReady) await finish();
      return;
    }
    const found = await bench.scan(code);
    if (!found) return;
    playScan(found.result === 'right' ? 'right' : 'wrong');
    setScan(found);
  }
  async function finish() {
    if (!(await bench.finish(weight.grams ?? null))) return;
    await documents.printLabel(box.shipment_id);
    bench.leave();
  }
  async function keepPart(boxes: SplitBoxes) {
    await bench.keepPart(boxes.box, boxes.second);
    setScan(undefined);
    onSplit(boxes);
    // Its count of boxes has changed.
    await documents.printLabel(boxes.box.shipment_id);
    if (boxes.second.awb !== null) await documents.printLabel(boxes.second.shipment_id);
  }
  useScanner((code) => void read(code), { isActive: isOpen });
  useShortcut(
    { keys: 'F12', description: words.printNext, group: words.pack, isDisabled: !isReady },
    () => void finish(),
  );
  useShortcut({ keys: 'F9', description: words.skip, group: words.pack }, bench.leave);
  const short = box.pieces.reduce((sum, piece) => sum + piece.short, 0);
  const nextUnit = units[next];
  return (
    <Grid columns={{ base: 1, lg: 3 }} align="start">
      <Card
        title={words.scanEach}
        actions={<Text weight="semibold">{words.ofPieces(placed.size, units.length)}</Text>}
      >
        <Stack gap={12}>
          <BenchPieces units={units} placed={placed} />
          {short > 0 && <Callout tone="caution" title={words.shortBox(short)} />}
          {scan && (
            <Scanned
              scan={scan}
              words={words}
              onUndo={(sku_id) => void bench.takeOut(sku_id).then(() => setScan(undefined))}
            />
          )}
          {isOpen && !isComplete && <PieceField words={words} onCode={(code) => void read(code)} />}
        </Stack>
      </Card>
      <Card
        title={nextUnit ? words.next(nextUnit.sku_name) : words.allIn}
        description={`${box.box_name} · ${formatDimensions(box.dimensions.length, box.dimensions.width, box.dimensions.height)} · ${words.volume(formatPercent(box.volume_utilized, { decimals: 0 }))}`}
        actions={nextUnit?.fragile ? <StatusBadge tone="caution">{words.fragile}</StatusBadge> : undefined}
      >
        <PackedBoxView
          label={box.box_name}
          box={{
            name: box.box_name,
            items: units,
            volumetric_weight: 0,
            total_weight: box.declared_g / 1000,
            volume_utilized: box.volume_utilized,
            weight_utilized: 0,
            dimensions: box.dimensions,
            inner_dimensions: box.inner_dimensions ?? undefined,
          }}
          progress={{ placed, next: next < 0 ? undefined : next }}
        />
      </Card>
      <Stack gap={16}>
        {isOpen ? (
          <ScaleCard
            box={box}
            units={units}
            words={words}
            scale={scale}
            isOpen={isComplete}
            onWeight={(answer) => {
              setWeight(answer);
              if (answer.grams !== undefined)
                void bench.note('weight', { grams: answer.grams, is_accepted: answer.isAccepted });
            }}
          />
        ) : (
          <Callout {...stateOf(box, language, now)} />
        )}
        {isOpen && (
          <PhotosCard
            words={words}
            cameraWords={cameraWords}
            photos={new Map([...photosInside(bench.chain), ...bench.previews])}
            onPhoto={bench.takePhoto}
            onDelete={(shows) => void bench.note('photo', { shows, url: '' })}
          />
        )}
        <Card title={words.label} description={words.evidence(bench.chain.length)}>
          <Stack gap={12}>
            {box.wave && (
              <Text tone="second">{words.wave(box.wave.number, box.wave.packed, box.wave.boxes)}</Text>
            )}
            <Inline gap={8}>
              <Button onPress={bench.leave}>{words.skip}</Button>
              {isOpen ? (
                <Button
                  tone="accent"
                  iconStart={<PrintIcon />}
                  isDisabled={!isReady}
                  isPending={bench.isSaving || documents.isPending}
                  onPress={() => void finish()}
                >
                  {words.printNext}
                </Button>
              ) : (
                box.packed !== null &&
                !box.is_cancelled && (
                  <Button
                    iconStart={<PrintIcon />}
                    isPending={documents.isPending}
                    onPress={() => void documents.printLabel(box.shipment_id)}
                  >
                    {words.again}
                  </Button>
                )
              )}
            </Inline>
          </Stack>
        </Card>
        {isOpen && (
          <BenchExits
            box={box}
            words={words}
            inside={inside}
            onSplit={(boxes) => void keepPart(boxes)}
            onBox={(next) => {
              void bench.takeBox(next);
              void documents.printLabel(next.shipment_id);
            }}
            onGone={bench.leave}
          />
        )}
      </Stack>
    </Grid>
  );
}

function PieceField({ words, onCode }: { words: Words; onCode: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <SearchField
      label={words.scanEach}
      value={code}
      onChange={setCode}
      onSubmit={() => {
        if (code.trim() === '') return;
        setCode('');
        onCode(code.trim());
      }}
    />
  );
}

interface ScannedProps {
  scan: BenchScan;
  words: Words;
  onUndo: (sku_id: string) => void;
}

function Scanned({ scan, words, onUndo }: ScannedProps) {
  if (scan.result === 'right')
    return (
      <ScanBand
        result="right"
        title={words.right}
        detail={`${scan.sku_name}, ${scan.sku_id}`}
        action={
          <Button variant="outline" onPress={() => onUndo(scan.sku_id)}>
            {words.undo}
          </Button>
        }
      />
    );
  return scan.result === 'wrong' ? (
    <ScanBand result="wrong" title={words.wrong} detail={words.wrongHelp(scan.code)} />
  ) : (
    <ScanBand result="wrong" title={words.tooMany} detail={words.tooManyHelp(scan.code)} />
  );
}
