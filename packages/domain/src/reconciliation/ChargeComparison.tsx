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

/** The two calculations from what they share. */
export interface DivergenceData {
  from: string;
  contract: string;
  invoice: string;
}

export interface ChargeComparisonProps {
  heads: readonly HeadData[];
  /** All findings, the primary first. */
  findings: readonly { category: string; why: string }[];
  /** Where the two calculations part; null where the finding has none. */
  divergence?: DivergenceData | null;
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

function Amount({ rupees, formula }: { rupees: number | null; formula: string }) {
  return (
    <>
      {amount(rupees)}
      {formula !== '' && <span className={styles.formula}>{formula}</span>}
    </>
  );
}

/** Where the contract and the invoice part, from what both start with. */
function Fork({ from, contract, invoice }: DivergenceData) {
  const messages = useDomainMessages('chargeComparison', defaults);
  return (
    <dl className={styles.fork} aria-label={messages.fork}>
      <div className={styles.branch}>
        <dt className={styles.formula}>{messages.from}</dt>
        <dd className={styles.calculation}>{from}</dd>
      </div>
      <div className={styles.branch} data-side="contract">
        <dt className={styles.formula}>{messages.contract}</dt>
        <dd className={styles.calculation}>{contract}</dd>
      </div>
      <div className={styles.branch} data-side="invoice">
        <dt className={styles.formula}>{messages.invoice}</dt>
        <dd className={styles.calculation}>{invoice}</dd>
      </div>
    </dl>
  );
}

/** Compares the courier's charges with those of the contract, head by head, each with its formula. */
export function ChargeComparison({ heads, findings, divergence, card, unpriced }: ChargeComparisonProps) {
  const messages = useDomainMessages('chargeComparison', defaults);
  const labels: Readonly<Record<string, string>> = messages.heads;
  return (
    <div data-component="ChargeComparison">
      <Stack gap={12}>
        {unpriced !== '' && (
          <Callout tone="caution" title={messages.unpriced}>
            {unpriced}
          </Callout>
        )}
        {/* The only one is named by the row or the title. */}
        {findings.length > 1 && (
          <ul className={styles.findings}>
            {findings.map(({ category, why }) => (
              <li key={`${category} ${why}`}>{why}</li>
            ))}
          </ul>
        )}
        {divergence && <Fork {...divergence} />}
        <Table
          label={messages.label}
          rows={heads}
          rowKey={({ head }) => head}
          narrowLayout="stacked"
          columns={[
            {
              id: 'head',
              header: messages.head,
              isRowHeader: true,
              width: '132px',
              cell: ({ head }) => labels[head] ?? head,
            },
            {
              id: 'expected',
              header: messages.expected,
              align: 'end',
              cell: ({ expected, expected_formula }) => (
                <Amount rupees={expected} formula={expected_formula} />
              ),
            },
            {
              id: 'billed',
              header: messages.billed,
              align: 'end',
              // Said once where both sides calculate alike.
              cell: ({ billed, billed_formula, expected_formula }) => (
                <Amount
                  rupees={billed}
                  formula={
                    billed_formula !== '' && billed_formula === expected_formula
                      ? messages.same
                      : billed_formula
                  }
                />
              ),
            },
            {
              id: 'difference',
              header: messages.difference,
              align: 'end',
              width: '104px',
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
