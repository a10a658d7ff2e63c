import { Callout, Card, Link, Stack, StatusBadge, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatDay } from '../../days/index.ts';
import { gstMessages } from '../../messages/gst.ts';
import { formatNumber, formatRupeeValue } from '../../money/index.ts';
import { FoldedTable } from './FoldedTable.tsx';
import type { Gstr3bProblem } from '../checkGstr3b.ts';
import type { Gstr3bFigure, InterStateFigure, OutwardFigure } from '../figures.ts';
import { gstr3bNumbers } from '../gstr3b.ts';
import { isGstr3bLocked } from '../rules.ts';

/** In rupees. */
interface AmountsData {
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
  cess: number;
}

export interface OutwardData extends AmountsData {
  figure: OutwardFigure;
  documents: number;
}

export interface InterStateData extends AmountsData {
  figure: InterStateFigure;
  /** GST code. */
  place: string;
  state: string;
}

export interface Gstr3bTablesProps {
  /** YYYY-MM */
  month: string;
  /** YYYY-MM-DD */
  dueOn: string;
  outward: readonly OutwardData[];
  problems: readonly Gstr3bProblem[];
  /** The list of documents behind a figure. */
  hrefOf: (figure: Gstr3bFigure, place?: string) => string;
}

/** A row of 3.1; those without amounts are filled elsewhere. */
interface Row {
  number: string;
  name: string;
  data?: OutwardData;
}

function Tie({ problems }: Pick<Gstr3bTablesProps, 'problems'>) {
  const words = useDomainMessages('gstr3b', gstMessages.gstr3b);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return <StatusBadge tone="critical">{words.toFix(errors)}</StatusBadge>;
  if (problems.length > 0) return <StatusBadge tone="caution">{words.toCheck(problems.length)}</StatusBadge>;
  return <StatusBadge tone="positive">{words.ties}</StatusBadge>;
}

/** Table 3.1 of GSTR-3B, and whether the return ties to GSTR-1; each row leads to its documents. */
export function Gstr3bTables({ month, dueOn, outward, problems, hrefOf }: Gstr3bTablesProps) {
  const words = useDomainMessages('gstr3b', gstMessages.gstr3b);
  const names = useDomainMessages('gstFigures', gstMessages.gstFigures);
  const hasCess = outward.some(({ cess }) => cess !== 0);
  const columns = useMemo((): TableColumn<Row>[] => {
    const money = (part: keyof AmountsData): TableColumn<Row> => ({
      id: part,
      header: words[part],
      align: 'end',
      cell: ({ data }): ReactNode => (data ? formatRupeeValue(data[part]) : '–'),
    });
    return [
      {
        id: 'name',
        header: words.supplies,
        isRowHeader: true,
        cell: ({ number, name, data }) => {
          const text = `${number} ${name}`;
          return data && data.documents > 0 ? <Link href={hrefOf(data.figure)}>{text}</Link> : text;
        },
      },
      {
        id: 'documents',
        header: words.documents,
        align: 'end',
        cell: ({ data }) => (data ? formatNumber(data.documents) : words.notHere),
      },
      money('taxable'),
      money('igst'),
      money('cgst'),
      money('sgst'),
      ...(hasCess ? [money('cess')] : []),
    ];
  }, [words, hrefOf, hasCess]);
  const rows: Row[] = [
    ...outward.map((data) => ({ number: gstr3bNumbers[data.figure], name: names[data.figure], data })),
    { number: '3.1(d)', name: words.reverseCharge },
    { number: '3.1(e)', name: words.nonGst },
  ];
  return (
    <Card
      title={words.title}
      description={words.due(formatDay(dueOn, dueOn))}
      actions={<Tie problems={problems} />}
    >
      <Stack gap={16}>
        {problems.map(({ severity, message }) => (
          <Callout key={message} tone={severity === 'error' ? 'critical' : 'caution'}>
            {message}
          </Callout>
        ))}
        <Table
          label={words.outward}
          rows={rows}
          rowKey={({ number }) => number}
          columns={columns}
          narrowLayout="stacked"
        />
        <Text tone="second">{`${isGstr3bLocked(month) ? words.locked : words.open} ${words.notHereHint}`}</Text>
      </Stack>
    </Card>
  );
}

export interface Gstr3bPlacesProps {
  rows: readonly InterStateData[];
  /** The list of documents behind a place. */
  hrefOf: (figure: Gstr3bFigure, place?: string) => string;
}

/** Table 3.2 of GSTR-3B: inter-state sales by place of supply; each place leads to its documents. */
export function Gstr3bPlaces({ rows, hrefOf }: Gstr3bPlacesProps) {
  const words = useDomainMessages('gstr3b', gstMessages.gstr3b);
  const names = useDomainMessages('gstFigures', gstMessages.gstFigures);
  // Few sell to embassies: without them all rows are of consumers.
  const hasKinds = rows.some(({ figure }) => figure !== 'unreg_details');
  const columns = useMemo((): TableColumn<InterStateData>[] => {
    const kind: TableColumn<InterStateData> = {
      id: 'figure',
      header: words.supplies,
      cell: ({ figure }) => names[figure],
    };
    return [
      {
        id: 'place',
        header: words.place,
        isRowHeader: true,
        cell: ({ figure, place, state }) => <Link href={hrefOf(figure, place)}>{`${place} ${state}`}</Link>,
      },
      ...(hasKinds ? [kind] : []),
      {
        id: 'taxable',
        header: words.taxable,
        align: 'end',
        cell: ({ taxable }) => formatRupeeValue(taxable),
      },
      { id: 'igst', header: words.igst, align: 'end', cell: ({ igst }) => formatRupeeValue(igst) },
    ];
  }, [words, names, hrefOf, hasKinds]);
  return (
    <Card title={words.placesTitle} description={words.placesHint}>
      {rows.length === 0 ? (
        <Text tone="second">{words.noInterState}</Text>
      ) : (
        <FoldedTable
          label={words.interState}
          rows={rows}
          rowKey={({ figure, place }) => `${figure} ${place}`}
          columns={columns}
        />
      )}
    </Card>
  );
}
