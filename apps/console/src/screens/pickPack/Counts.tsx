import { calls } from '@khep/api';
import type { CountApproval } from '@khep/api';
import { useCall, useMutation } from '@khep/api/hooks';
import { formatNumber } from '@khep/domain/money';
import { binsMessages, binsMessagesHindi } from '@khep/domain/warehouse/ui';
import { Button, Callout, Card, Form, Inline, Stack, Table, Text, TextField } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { useAccess } from '../../data/useAccess.ts';
import { useNow } from '../../data/useNow.ts';
import { CountSheet } from './CountSheet.tsx';
import { floorTime } from './floorTime.ts';
import { usePickLanguage } from './usePickLanguage.ts';
import { useProblem } from './useProblem.ts';

const languages = { en: binsMessages.binCounts, hi: binsMessagesHindi.binCounts };

/** Blind counts of a warehouse: start one, count it, and approve what differs. */
export function Counts({ warehouse_id }: { warehouse_id: string }) {
  const call = useCall(calls.binCounts.list, { query: { warehouse_id } });
  const { allows } = useAccess();
  const [language] = usePickLanguage();
  const words = languages[language];
  const said = useProblem();
  const now = new Date(useNow());
  const [bins, setBins] = useState('');
  const [open, setOpen] = useState('');
  const start = useMutation(calls.binCounts.start, {
    quiet: true,
    invalidates: ['binCounts'],
    onSuccess: ({ data }) => {
      setBins('');
      setOpen(data.count.id);
    },
  });
  const problem = start.error && said(start.error);
  return (
    <Card title={words.title} description={words.help}>
      <Stack gap={16}>
        <Form
          errors={problem?.fields ?? {}}
          problem={problem && Object.keys(problem.fields).length === 0 ? problem.reason : undefined}
          onSubmit={() => void start.send({ body: { warehouse_id, bins } })}
        >
          <TextField
            name="bins"
            label={words.prefix}
            description={words.prefixHelp}
            value={bins}
            onChange={setBins}
            maxLength={40}
            autoComplete="off"
          />
          <Inline gap={8}>
            <Button type="submit" isPending={start.isPending}>
              {words.start}
            </Button>
          </Inline>
        </Form>
        <CallContent call={call}>
          {({ data: { counts } }) =>
            counts.length === 0 ? (
              <Text tone="second">{words.none}</Text>
            ) : (
              <Stack gap={12}>
                {counts.map(({ id, name, created_by, created_at, bins: all, done, approval }) => (
                  <Inline key={id} gap={12} justify="space-between">
                    <Stack gap={4}>
                      <Text weight="semibold">{words.name(name)}</Text>
                      <Text tone="second">
                        {words.progress(formatNumber(done), formatNumber(all))}
                        {approval > 0 && `, ${words.toApprove(formatNumber(approval))}`} · {created_by},{' '}
                        {floorTime(created_at, now, language)}
                      </Text>
                    </Stack>
                    <Button aria-label={words.countOf(name)} onPress={() => setOpen(id)}>
                      {words.count}
                    </Button>
                  </Inline>
                ))}
              </Stack>
            )
          }
        </CallContent>
        {allows('sku') && <Approvals words={words} />}
        {open !== '' && <CountSheet key={open} count_id={open} onClose={() => setOpen('')} />}
      </Stack>
    </Card>
  );
}

type Words = typeof binsMessages.binCounts;

function Approvals({ words }: { words: Words }) {
  const call = useCall(calls.binCounts.approvals);
  const said = useProblem();
  const decide = useMutation(calls.binCounts.decide, {
    quiet: true,
    invalidates: ['binCounts', 'pickPack.binStock', 'sku'],
  });
  return (
    <CallContent call={call}>
      {({ data: { approvals } }) => (
        <Stack gap={16}>
          {decide.error && <Callout tone="critical" title={said(decide.error).reason} isAlert />}
          {approvals.map((one) => (
            <Approval
              key={`${one.count_id} ${one.bin}`}
              approval={one}
              words={words}
              isPending={decide.isPending}
              onDecide={(decision) =>
                void decide.send({ body: { count_id: one.count_id, bin: one.bin, decision } })
              }
            />
          ))}
        </Stack>
      )}
    </CallContent>
  );
}

const columnsIn = (words: Words): TableColumn<CountApproval['lines'][number]>[] => [
  { id: 'sku', header: 'SKU', isRowHeader: true, cell: ({ sku_id }) => sku_id },
  { id: 'expected', header: words.expected, align: 'end', cell: ({ expected }) => formatNumber(expected) },
  { id: 'first', header: words.first, align: 'end', cell: ({ first }) => formatNumber(first) },
  { id: 'second', header: words.second, align: 'end', cell: ({ counted }) => formatNumber(counted) },
];

interface ApprovalProps {
  approval: CountApproval;
  words: Words;
  isPending: boolean;
  onDecide: (decision: 'approve' | 'again') => void;
}

function Approval({ approval, words, isPending, onDecide }: ApprovalProps) {
  const { bin, counted_by, is_own, lines } = approval;
  if (is_own) return <Callout tone="neutral" title={words.own(bin)} />;
  return (
    <Stack gap={8}>
      <Text weight="semibold">{words.approveTitle(bin)}</Text>
      <Text tone="second">{words.approveHelp([...new Set(counted_by)])}</Text>
      <Table
        label={words.table(bin)}
        columns={columnsIn(words)}
        rows={lines}
        rowKey={({ sku_id }) => sku_id}
      />
      <Inline gap={8}>
        <Button
          tone="accent"
          aria-label={words.approveOf(bin)}
          isPending={isPending}
          onPress={() => onDecide('approve')}
        >
          {words.approve}
        </Button>
        <Button aria-label={words.againOf(bin)} isPending={isPending} onPress={() => onDecide('again')}>
          {words.again}
        </Button>
      </Inline>
    </Stack>
  );
}
