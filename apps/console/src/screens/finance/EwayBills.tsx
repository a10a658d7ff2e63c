import { calls } from '@khep/api';
import type { EwayBillNeed, GstMonth } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatDate } from '@khep/domain/days';
import { directMessages } from '@khep/domain/gst/ui';
import { formatRupeeValue } from '@khep/domain/money';
import { Button, Card, CellLines, Inline, Link, Stack, StatusBadge, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo, useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { CallContent } from '../../data/CallContent.tsx';
import { paths } from '../../paths.ts';
import { EwayNumberDrawer } from '../../patterns/EwayNumberDrawer.tsx';
import { EwayBillDrawer } from './EwayBillDrawer.tsx';

/** Invoices of a month whose goods need an e-way bill, and the file for its portal. */
export function EwayBills({ month }: { month: GstMonth }) {
  const { gstin, month: of } = month;
  const call = useCall(calls.finance.ewayBills, { query: { gstin, month: of } });
  const [open, setOpen] = useState<EwayBillNeed | 'all'>();
  const [numbered, setNumbered] = useState<EwayBillNeed>();
  const { run } = useAction(calls.finance.saveEwayBill, {
    quiet: true,
    invalidates: ['finance', 'transfers'],
  });
  const columns = useMemo(
    (): TableColumn<EwayBillNeed>[] => [
      {
        id: 'number',
        header: 'Invoice',
        isRowHeader: true,
        isWhole: true,
        cell: ({ order_id, number, date }) => (
          <CellLines secondary={formatDate(date)}>
            {order_id === '' ? number : <Link href={paths.orderDetails(order_id)}>{number}</Link>}
          </CellLines>
        ),
      },
      {
        id: 'route',
        header: 'Goods',
        cell: ({ from, to, buyer_name }) => (
          <CellLines secondary={`${from} to ${to}`}>{buyer_name}</CellLines>
        ),
      },
      {
        id: 'value',
        header: 'Value',
        align: 'end',
        cell: ({ value, limit }) => (
          <CellLines secondary={`above ${formatRupeeValue(limit)}`}>{formatRupeeValue(value)}</CellLines>
        ),
      },
      {
        id: 'state',
        header: 'E-way bill',
        cell: ({ eway_bill, problems }) => {
          if (eway_bill !== '') return <StatusBadge tone="positive">{eway_bill}</StatusBadge>;
          if (problems.length === 0) return <StatusBadge tone="caution">Not entered</StatusBadge>;
          return (
            <Stack gap={4} align="start">
              <StatusBadge tone="critical">Incomplete</StatusBadge>
              {problems.map((problem) => (
                <Text key={problem} tone="second">
                  {problem}
                </Text>
              ))}
            </Stack>
          );
        },
      },
      {
        id: 'action',
        header: 'Action',
        cell: (need) =>
          need.problems.length > 0 ? null : (
            <Inline gap={8}>
              <Button size="small" onPress={() => setOpen(need)}>
                {`JSON of ${need.number}`}
              </Button>
              {need.order_id === '' && (
                <Button size="small" onPress={() => setNumbered(need)}>
                  {directMessages.ewayBill.enterNumberOf(need.number)}
                </Button>
              )}
            </Inline>
          ),
      },
    ],
    [],
  );
  return (
    <Card
      title="E-way bills"
      description="Goods of more than ₹50,000 between states, or above a state's own limit within it. Make the file, upload it on the e-way bill portal, and enter the number in the order, or here for an invoice without one."
    >
      <CallContent call={call}>
        {({ data: { documents } }) => {
          const waiting = documents.filter(
            ({ eway_bill, problems }) => eway_bill === '' && problems.length === 0,
          );
          if (documents.length === 0)
            return <Text tone="second">No invoice of this month needs an e-way bill.</Text>;
          return (
            <Stack gap={12}>
              {waiting.length > 1 &&
                waiting.length === documents.filter(({ eway_bill }) => eway_bill === '').length && (
                  <Inline>
                    <Button variant="outline" onPress={() => setOpen('all')}>
                      {`JSON of all ${waiting.length}`}
                    </Button>
                  </Inline>
                )}
              <Table
                label="Invoices that need an e-way bill"
                rows={documents}
                rowKey={({ order_id, number }) => `${order_id} ${number}`}
                columns={columns}
                narrowLayout="stacked"
              />
            </Stack>
          );
        }}
      </CallContent>
      {open && (
        <EwayBillDrawer
          month={month}
          of={open === 'all' ? undefined : { order_id: open.order_id, number: open.number }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {numbered && (
        <EwayNumberDrawer
          number={numbered.number}
          eway_bill={numbered.eway_bill}
          save={(body, options) => run({ body: { ...body, number: numbered.number } }, options)}
          onClose={() => setNumbered(undefined)}
        />
      )}
    </Card>
  );
}
