import type { BenchBox } from '@khep/api';
import { formatWeight } from '@khep/domain/packing';
import { checkWeight, isNewWeight } from '@khep/domain/warehouse';
import type { ScaleReading, WeightSuspect, WeightVerdict } from '@khep/domain/warehouse';
import { ScaleStatus } from '@khep/domain/warehouse/ui';
import type { pickMessages } from '@khep/domain/warehouse/ui';
import { Button, Callout, Card, Form, Stack, StatusBadge, WeightField } from '@khep/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Scale } from './scale/useScale.ts';

type Words = typeof pickMessages.pack;

/** The scale's reading, and whether the box may be closed with it. */
export interface WeightAnswer {
  grams: number | undefined;
  isAccepted: boolean;
}

/** Grams of a step of bench scales. */
const resolution = 5;
/** Tape and filling vary: a share of the empty box, or grams. */
const packagingSpread = { share: 0.05, grams: 5 };

interface ScaleCardProps {
  box: BenchBox;
  units: readonly BenchBox['pieces'][number][];
  words: Words;
  scale: Scale;
  /** Every piece is in. */
  isOpen: boolean;
  onWeight: (answer: WeightAnswer) => void;
}

/** Weighs the closed box, by a connected scale or a typed weight, and says which piece would explain another weight. */
export function ScaleCard({ box, units, words, scale, isOpen, onWeight }: ScaleCardProps) {
  const [grams, setGrams] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [verdict, setVerdict] = useState<WeightVerdict>();
  const expected = units.reduce(
    (sum, { weight, declared_g }) => sum + (weight?.mean ?? declared_g),
    box.box_g,
  );
  /** The last weight that the scale filled in: the same weight again doesn't replace a typed one. */
  const filled = useRef<number>(undefined);
  const { state, connection } = scale;
  const reading = state.status === 'on' ? state.reading : undefined;
  const judge = (weight: number) => {
    setProblem(undefined);
    const judged = checkWeight({
      lines: units.map(({ sku_id, weight }) => ({ sku_id, quantity: 1, weight: weight ?? undefined })),
      packaging: {
        mean: box.box_g,
        spread: Math.max(packagingSpread.grams, packagingSpread.share * box.box_g),
      },
      resolution,
      gross: weight,
    });
    const found =
      judged.verdict === 'unknown' ? judgeByDeclared(judged, weight - expected, expected) : judged;
    setVerdict(found);
    onWeight({ grams: weight, isAccepted: found.verdict !== 'wrong' });
  };
  const weigh = () => (grams === undefined ? setProblem(words.enterWeight) : judge(grams));
  const fill = useEffectEvent((found: ScaleReading) => {
    if (!isNewWeight(found, filled.current)) return;
    filled.current = found.grams;
    setGrams(found.grams);
    judge(found.grams);
  });
  useEffect(() => {
    if (isOpen && reading) fill(reading);
  }, [reading, isOpen]);
  return (
    <Card
      title={words.scale}
      actions={verdict?.verdict === 'right' && <StatusBadge tone="positive">{words.asExpected}</StatusBadge>}
    >
      <Form onSubmit={weigh}>
        <Stack gap={12}>
          <WeightField
            label={words.scale}
            value={grams}
            onChange={setGrams}
            isDisabled={!isOpen}
            errorMessage={problem}
          />
          <ScaleStatus
            state={state}
            links={connection.links}
            onConnect={(link) => void connection.connect(link)}
            onDisconnect={connection.disconnect}
          />
          <Button type="submit" isDisabled={!isOpen}>
            {words.weigh}
          </Button>
          {verdict === undefined && (
            <Button
              variant="ghost"
              isDisabled={!isOpen}
              onPress={() => onWeight({ grams: undefined, isAccepted: true })}
            >
              {words.noScale}
            </Button>
          )}
          {(verdict === undefined || verdict.verdict === 'unknown') && (
            <span>{words.unknown(formatWeight(Math.round(expected)))}</span>
          )}
          {verdict?.verdict === 'wrong' && (
            <Callout
              tone="critical"
              title={words.off(
                `${verdict.difference > 0 ? '+' : '−'}${formatWeight(Math.round(Math.abs(verdict.difference)))}`,
              )}
              isAlert
              actions={<Button onPress={() => onWeight({ grams, isAccepted: true })}>{words.keep}</Button>}
            >
              {verdict.suspects.length === 0
                ? words.noSuspect
                : verdict.suspects.map((suspect) => describe(suspect, words)).join(' ')}
            </Callout>
          )}
        </Stack>
      </Form>
    </Card>
  );
}

/** Weights that were entered by hand are often guesses: only what is far from them is asked about. */
const declaredShare = 0.3;

function judgeByDeclared(unknown: WeightVerdict, difference: number, expected: number): WeightVerdict {
  return Math.abs(difference) <= declaredShare * expected
    ? unknown
    : { verdict: 'wrong', difference, suspects: [] };
}

const describe = (suspect: WeightSuspect, words: Words): string =>
  suspect.kind === 'swapped'
    ? words.suspects.swapped(suspect.sku_id, suspect.for)
    : words.suspects[suspect.kind](suspect.sku_id);
