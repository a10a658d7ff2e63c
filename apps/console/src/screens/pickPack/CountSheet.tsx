import { calls } from '@khep/api';
import type { BinCount } from '@khep/api';
import { useCall, useMutation } from '@khep/api/hooks';
import { pickMessages, pickMessagesHindi } from '@khep/domain/warehouse/ui';
import {
  Button,
  Callout,
  Form,
  Heading,
  Inline,
  NumberField,
  SearchField,
  Sheet,
  Stack,
  StatusBadge,
  Text,
} from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { useScanner } from '../../data/useScanner.ts';
import { playScan } from './scanSound.ts';
import { addScan, useCountLines } from './useCountLines.ts';
import { FloorMessages } from './FloorMessages.tsx';
import { usePickLanguage } from './usePickLanguage.ts';
import { useProblem } from './useProblem.ts';

const languages = { en: pickMessages, hi: pickMessagesHindi };
type Words = typeof pickMessages.count;

interface CountSheetProps {
  count_id: string;
  onClose: () => void;
}

/** Counts bins one after the other, on a phone. The expected quantities are never shown. */
export function CountSheet({ count_id, onClose }: CountSheetProps) {
  const [language, setLanguage] = usePickLanguage();
  const { count: words, pickScreen } = languages[language];
  const call = useCall(calls.binCounts.get, { params: { id: count_id } });
  const [bin, setBin] = useState('');
  const count = call.data?.data.count;
  const open = count?.bins.filter(isOpen) ?? [];
  const current = open.find((one) => one.bin === bin) ?? open[0];
  return (
    <FloorMessages>
      <Sheet
        isOpen
        onOpenChange={(isShown) => !isShown && onClose()}
        title={words.title(count?.name ?? '')}
        summary={count && words.ofBins(count.bins.length - open.length, count.bins.length)}
        top={
          <Button size="small" variant="ghost" onPress={() => setLanguage(language === 'en' ? 'hi' : 'en')}>
            {pickScreen.language}
          </Button>
        }
      >
        <div lang={language}>
          <CallContent call={call}>
            {() =>
              current ? (
                <BinForm
                  key={`${current.bin} ${current.state}`}
                  count_id={count_id}
                  bin={current}
                  words={words}
                  others={open}
                  onBin={setBin}
                />
              ) : (
                <Callout
                  tone="positive"
                  title={words.done}
                  actions={<Button onPress={onClose}>{pickScreen.close}</Button>}
                >
                  {words.doneHelp}
                </Callout>
              )
            }
          </CallContent>
        </div>
      </Sheet>
    </FloorMessages>
  );
}

type CountBin = BinCount['bins'][number];
const isOpen = ({ state }: CountBin) => state === 'open' || state === 'recount';

interface BinFormProps {
  count_id: string;
  bin: CountBin;
  words: Words;
  others: readonly CountBin[];
  onBin: (bin: string) => void;
}

function BinForm({ count_id, bin, words, others, onBin }: BinFormProps) {
  const { lines, change, forget } = useCountLines(count_id, bin.bin, bin.state);
  const [code, setCode] = useState('');
  const [isAsked, setAsked] = useState(false);
  const said = useProblem();
  const submit = useMutation(calls.binCounts.count, {
    quiet: true,
    invalidates: ['binCounts', 'pickPack.binStock', 'sku'],
    onSuccess: forget,
  });
  function add(scanned: string) {
    const text = scanned.trim();
    if (text === '') return;
    setCode('');
    const other = others.find((one) => one.bin === text.toUpperCase());
    if (other) {
      onBin(other.bin);
      return;
    }
    playScan('right');
    change((before) => addScan(before, text));
  }
  useScanner(add);
  const errors = submit.error ? said(submit.error).fields : {};
  const send = () => {
    if (lines.some(({ quantity }) => quantity === undefined)) {
      setAsked(true);
      return;
    }
    void submit.send({
      params: { id: count_id },
      body: {
        bin: bin.bin,
        round: bin.state === 'open' ? 1 : 2,
        lines: lines.map(({ sku_id, quantity }) => ({ sku_id, quantity: quantity ?? 0 })),
      },
    });
  };
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Inline gap={8}>
          <Heading level={2}>{bin.bin}</Heading>
          {bin.state === 'recount' && <StatusBadge tone="caution">{words.again}</StatusBadge>}
        </Inline>
        <Text tone="second">{words.binHelp}</Text>
      </Stack>
      {submit.error && Object.keys(errors).length === 0 && (
        <Callout tone="critical" title={said(submit.error).reason} isAlert />
      )}
      <SearchField label={words.scan} value={code} onChange={setCode} onSubmit={() => add(code)} />
      <Form onSubmit={send}>
        <Stack gap={12}>
          {lines.map((line, at) => (
            <NumberField
              key={line.sku_id}
              label={words.piecesOf(line.sku_id)}
              value={line.quantity}
              onChange={(quantity) =>
                change((before) =>
                  before.map((one) => (one.sku_id === line.sku_id ? { ...one, quantity } : one)),
                )
              }
              minValue={0}
              errorMessage={
                errors[`lines.${at}.sku_id`] ??
                errors[`lines.${at}.quantity`] ??
                (isAsked && line.quantity === undefined ? words.enterNumber : undefined)
              }
            />
          ))}
          {lines.length === 0 && <Text tone="second">{words.nothingYet}</Text>}
          <Inline gap={8}>
            <Button type="submit" tone="accent" size="large" isPending={submit.isPending}>
              {lines.length === 0 ? words.isEmpty : words.save}
            </Button>
            {lines.length > 0 && <Button onPress={() => change(() => [])}>{words.clear}</Button>}
          </Inline>
        </Stack>
      </Form>
    </Stack>
  );
}
