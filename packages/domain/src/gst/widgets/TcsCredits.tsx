import { Card, CellLines, Grid, Select, Stack, Stat, StatusBadge, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { tcsMessages } from '../../messages/tcs.ts';
import { formatPercent, formatRupeeValue } from '../../money/index.ts';
import type { TcsDifferenceCode } from '../tcs/compareTcs.ts';

/** In rupees. */
export interface TcsOperatorData {
  pan: string;
  gstins: readonly string[];
  /** Empty where the file has none. */
  name: string;
  /** Null for none. */
  channel: string | null;
  /** Null where the file has none for the month. */
  credit: { gross: number; returned: number; net: number; igst: number; cgst: number; sgst: number } | null;
  /** Null without a channel. */
  sales: { gross: number; returned: number } | null;
  differences: readonly { code: TcsDifferenceCode; amount: number }[];
}

export interface TcsCreditsProps {
  operators: readonly TcsOperatorData[];
  /** Channels of orders that can be chosen. */
  channels: readonly string[];
  total: { igst: number; cgst: number; sgst: number };
  /** In percent of the net value. */
  rates: readonly number[];
  /** Empty for no channel. */
  onChoose: (pan: string, channel: string) => void;
  actions?: ReactNode;
}

/** Tax that marketplaces collected in a month, beside own documents of their channels. */
export function TcsCredits({ operators, channels, total, rates, onChoose, actions }: TcsCreditsProps) {
  const words = useDomainMessages('tcs', tcsMessages.tcs);
  const rate = rates.map((one) => formatPercent(one)).join(' / ');
  const columns = useMemo((): TableColumn<TcsOperatorData>[] => {
    const nameOf = ({ name }: TcsOperatorData) => name || words.unnamed;
    return [
      {
        id: 'marketplace',
        header: words.marketplace,
        isRowHeader: true,
        cell: (operator) => <CellLines secondary={operator.gstins.join(', ')}>{nameOf(operator)}</CellLines>,
      },
      {
        id: 'reported',
        header: words.reported,
        align: 'end',
        cell: ({ credit }) =>
          credit && (
            <Stack gap={4}>
              <span>{words.gross(formatRupeeValue(credit.gross))}</span>
              <Text tone="second">{words.returned(formatRupeeValue(credit.returned))}</Text>
              <Text tone="second">{words.net(formatRupeeValue(credit.net))}</Text>
            </Stack>
          ),
      },
      {
        id: 'own',
        header: words.own,
        align: 'end',
        cell: ({ sales }) =>
          sales && (
            <CellLines secondary={words.returned(formatRupeeValue(sales.returned))}>
              {words.gross(formatRupeeValue(sales.gross))}
            </CellLines>
          ),
      },
      {
        id: 'tax',
        header: words.tax,
        align: 'end',
        cell: ({ credit }) =>
          credit && (
            <CellLines secondary={words.rate(rate)}>
              {formatRupeeValue(credit.igst + credit.cgst + credit.sgst)}
            </CellLines>
          ),
      },
      { id: 'result', header: words.result, cell: (operator) => <Result operator={operator} /> },
      {
        id: 'channel',
        header: words.channelOf,
        cell: (operator) => (
          <Select
            label={words.channel(nameOf(operator))}
            value={operator.channel ?? ''}
            onChange={(channel) => onChoose(operator.pan, channel)}
            items={[
              { id: '', label: words.noChannel },
              ...channels.map((channel) => ({ id: channel, label: channel })),
            ]}
          />
        ),
      },
    ];
  }, [words, rate, channels, onChoose]);
  return (
    <Card title={words.title} description={words.description} actions={actions}>
      {operators.length === 0 ? (
        <Text tone="second">{words.none}</Text>
      ) : (
        <Stack gap={16}>
          <Grid columns={{ base: 2, md: 3 }}>
            <Stat label={words.igst} value={formatRupeeValue(total.igst)} />
            <Stat label={words.cgst} value={formatRupeeValue(total.cgst)} />
            <Stat label={words.sgst} value={formatRupeeValue(total.sgst)} />
          </Grid>
          <Table
            label={words.label}
            rows={operators}
            rowKey={({ pan }) => pan}
            columns={columns}
            narrowLayout="stacked"
          />
        </Stack>
      )}
    </Card>
  );
}

function Result({ operator: { credit, sales, differences } }: { operator: TcsOperatorData }) {
  const words = useDomainMessages('tcs', tcsMessages.tcs);
  if (!credit)
    return (
      <Stack gap={4} align="start">
        <StatusBadge tone="caution">{words.waiting}</StatusBadge>
        <Text tone="second">{words.noCredit}</Text>
      </Stack>
    );
  return (
    <Stack gap={4} align="start">
      {differences.length > 0 ? (
        <StatusBadge tone="caution">{words.differ(differences.length)}</StatusBadge>
      ) : (
        sales && <StatusBadge tone="positive">{words.agree}</StatusBadge>
      )}
      {differences.map(({ code, amount }) => (
        <Text key={code} tone="second">
          {words.differences[code](formatRupeeValue(Math.abs(amount)), amount > 0)}
        </Text>
      ))}
      {!sales && <Text tone="second">{words.chooseChannel}</Text>}
    </Stack>
  );
}
