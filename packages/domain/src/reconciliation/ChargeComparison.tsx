import { Callout, Stack, Table, Text } from '@khep/ui';
import { formatRupeeValue } from '../money/index.ts';
import { domainMessages } from '../messages.ts';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import * as styles from './ChargeComparison.css.ts';

const defaults = domainMessages.chargeComparison;

/** A head of charges as sent by the API: rupees; null where the file has no column or no contract prices it. */
export interface HeadData {
  head: string;
  expected: number | null;
  expected_formula: string;
  billed: number | null;
  billed_formula: string;
}

export interface ChargeComparisonProps {
  heads: readonly HeadData[];
  /** All findings, the primary first. */
  findings: readonly { category: string; why: string }[];
  /** The rate card with its version and validity. */
  card: string;
  /** Why it has no price; empty where it has. */
  unpriced: string;
}

const none = '—';
const amount = (rupees: number | null) => (rupees === null ? none : formatRupeeValue(rupees));

function Difference({ expected, billed }: Pick<HeadData, 'expected' | 'billed'>) {
  if (expected === null || billed === null) return none;
  const difference = Math.round((billed - expected) * 100) / 100;
  if (difference === 0) return formatRupeeValue(0);
  return (
    <span className={difference > 0 ? styles.more : undefined}>
      {difference > 0 ? '+' : ''}
      {formatRupeeValue(difference)}
    </span>
  );
}

/** What a courier billed beside what the contract says, head by head, each with its formula. */
export function ChargeComparison({ heads, findings, card, unpriced }: ChargeComparisonProps) {
  const messages = useDomainMessages('chargeComparison', defaults);
  const labels: Readonly<Record<string, string>> = messages.heads;
  return (
    <div data-component="ChargeComparison">
      <Stack gap={16}>
        {unpriced !== '' && (
          <Callout tone="caution" title={messages.unpriced}>
            {unpriced}
          </Callout>
        )}
        {findings.length > 0 && (
          <ul className={styles.findings}>
            {findings.map(({ category, why }) => (
              <li key={`${category} ${why}`}>{why}</li>
            ))}
          </ul>
        )}
        <Table
          label={messages.label}
          rows={heads}
          rowKey={({ head }) => head}
          columns={[
            {
              id: 'head',
              header: messages.head,
              isRowHeader: true,
              cell: ({ head, expected_formula }) => (
                <>
                  {labels[head] ?? head}
                  {expected_formula !== '' && <span className={styles.formula}>{expected_formula}</span>}
                </>
              ),
            },
            {
              id: 'expected',
              header: messages.expected,
              align: 'end',
              width: '92px',
              cell: ({ expected }) => amount(expected),
            },
            {
              id: 'billed',
              header: messages.billed,
              align: 'end',
              width: '92px',
              cell: ({ billed }) => amount(billed),
            },
            {
              id: 'difference',
              header: messages.difference,
              align: 'end',
              width: '92px',
              cell: (row) => <Difference {...row} />,
            },
          ]}
        />
        {card !== '' && (
          <Text size="secondary" tone="second">
            {card}
          </Text>
        )}
      </Stack>
    </div>
  );
}
