import { calls } from '@khep/api';
import type { StockTransfer } from '@khep/api';
import { useCall, useClient, useMutation } from '@khep/api/hooks';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { isTransferOpen, transferProgress, transferStateLabels, unitsOnTheWay } from '@khep/domain/warehouse';
import { directMessages } from '@khep/domain/gst/ui';
import { transferMessages as texts } from '@khep/domain/warehouse/ui';
import { Button, Callout, ConfirmDialog, Drawer, Stack, Table, Text, toast } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { useAction } from '../../data/useAction.ts';
import { EwayNumberDrawer } from '../../patterns/EwayNumberDrawer.tsx';
import { ReceiveForm } from './ReceiveForm.tsx';
import { TransferEwayBill } from './TransferEwayBill.tsx';
import { transferChanges } from './procurementChanges.ts';

interface TransferDrawerProps {
  id: string;
  onEdit: (transfer: StockTransfer) => void;
  /** Drafts a transfer of what was received to where it came from. */
  onSendBack: (transfer: StockTransfer) => void;
  onClose: () => void;
}

/** A stock transfer: its paper, its receipts, its differences. */
export function TransferDrawer({ id, onEdit, onSendBack, onClose }: TransferDrawerProps) {
  const call = useCall(calls.transfers.one, { params: { id } });
  const transfer = call.data?.data.transfer;
  const [open, setOpen] = useState<'send' | 'close' | 'eway' | 'number'>();
  const done = () => setOpen(undefined);
  const client = useClient();
  const send = useMutation(calls.transfers.send, {
    quiet: true,
    invalidates: transferChanges,
    onSuccess: ({ data: { transfer: sent } }) => {
      if (sent.paper)
        toast.success(
          texts.sentWith(sent.number, `${texts.papers[sent.paper.kind].toLowerCase()} ${sent.paper.number}`),
        );
    },
  });
  const replace = useMutation(calls.transfers.replacePaper, {
    quiet: true,
    invalidates: transferChanges,
    onSuccess: ({ data: { transfer: now } }) => {
      if (now.paper) toast.success(texts.replaced(now.number, now.paper.number));
    },
  });
  const close = useMutation(calls.transfers.close, { quiet: true, invalidates: transferChanges });
  const saveNumber = useAction(calls.transfers.saveEwayBill, { quiet: true, invalidates: transferChanges });
  const isDraft = transfer?.state === 'draft';
  const isOpen = transfer !== undefined && isTransferOpen(transfer.state);
  const progress = transferProgress(transfer?.lines ?? []);
  if (transfer && open === 'eway') return <TransferEwayBill transfer={transfer} onClose={done} />;
  if (transfer?.paper && open === 'number')
    return (
      <EwayNumberDrawer
        number={transfer.paper.number}
        eway_bill={transfer.paper.eway_bill}
        save={(body, options) => saveNumber.run({ params: { id }, body }, options)}
        onClose={done}
      />
    );
  return (
    <Drawer
      isOpen
      onOpenChange={(isShown) => !isShown && onClose()}
      size="large"
      title={transfer?.number ?? texts.title}
      description={transfer && describe(transfer)}
      actions={
        transfer && (
          <>
            {transfer.paper && (
              <DownloadButton
                file={async () => {
                  const { blob, name } = await client.file(calls.transfers.paper, { params: { id } });
                  return new File([blob], name);
                }}
                name={`${transfer.number}.pdf`}
                failure={calls.transfers.paper.errorMessage}
              >
                {texts.download[transfer.paper.kind]}
              </DownloadButton>
            )}
            {transfer.paper && !transfer.paper.is_cancelled && transfer.paper.eway_limit !== null && (
              <>
                <Button onPress={() => setOpen('eway')}>{texts.ewayBill}</Button>
                <Button onPress={() => setOpen('number')}>{directMessages.ewayBill.enterNumber}</Button>
              </>
            )}
            {progress.received > 0 && <Button onPress={() => onSendBack(transfer)}>{texts.sendBack}</Button>}
            {(isDraft || isOpen) && (
              <Button isPending={close.isPending} onPress={() => setOpen('close')}>
                {isDraft ? texts.discard : texts.close}
              </Button>
            )}
            {isDraft && <Button onPress={() => onEdit(transfer)}>{texts.edit}</Button>}
            {isDraft && (
              <Button tone="accent" isPending={send.isPending} onPress={() => setOpen('send')}>
                {texts.send}
              </Button>
            )}
          </>
        )
      }
    >
      <CallContent call={call}>
        {({ data }) => (
          <Stack gap={16}>
            {[send.error, replace.error, close.error].map(
              (error) =>
                error && (
                  <Callout
                    key={error.call}
                    tone="critical"
                    title={Object.values(error.fields)[0] ?? error.reason}
                    isAlert
                  />
                ),
            )}
            <Differences transfer={data.transfer} />
            {data.transfer.paper?.is_cancelled && (
              <Callout
                tone="critical"
                title={texts.paperCancelled(data.transfer.paper.number)}
                actions={
                  <Button
                    tone="accent"
                    isPending={replace.isPending}
                    onPress={() => void replace.send({ params: { id } })}
                  >
                    {texts.replacePaper}
                  </Button>
                }
              >
                <Text>{texts.paperCancelledHelp}</Text>
              </Callout>
            )}
            {isOpen && <EwayBillNeeded paper={data.transfer.paper} />}
            {isOpen && <ReceiveForm id={id} call={calls.transfers.receive} />}
            <Lines transfer={data.transfer} />
          </Stack>
        )}
      </CallContent>
      {transfer && (
        <ConfirmDialog
          isOpen={open === 'send'}
          onOpenChange={done}
          title={texts.sendQuestion(transfer.number)}
          confirmLabel={texts.send}
          cancelLabel={texts.keepDraft}
          onConfirm={async () => {
            await send.send({ params: { id } });
            done();
          }}
        >
          {texts.sendHelp(progress.quantity, transfer.from_warehouse_name)}
        </ConfirmDialog>
      )}
      {transfer && (
        <ConfirmDialog
          isOpen={open === 'close'}
          onOpenChange={done}
          title={isDraft ? texts.discardQuestion(transfer.number) : texts.closeQuestion(transfer.number)}
          confirmLabel={isDraft ? texts.discard : texts.close}
          cancelLabel={texts.keep}
          tone="critical"
          onConfirm={async () => {
            await close.send({ params: { id } });
            done();
          }}
        >
          {isDraft ? texts.discardHelp : texts.closeHelp(progress.open)}
        </ConfirmDialog>
      )}
    </Drawer>
  );
}

const describe = ({ state, from_warehouse_name, to_warehouse_name, paper }: StockTransfer): string =>
  [
    transferStateLabels[state],
    texts.way(from_warehouse_name, to_warehouse_name),
    paper && `${texts.papers[paper.kind]} ${paper.number}`,
    paper && formatRupeeValue(paper.value),
    paper && paper.eway_bill !== '' && directMessages.ewayBill.printed(paper.eway_bill),
  ]
    .filter(Boolean)
    .join(' · ');

/** Says that a valid paper of goods on their way needs an e-way bill before they leave. */
function EwayBillNeeded({ paper }: Pick<StockTransfer, 'paper'>) {
  if (!paper || paper.is_cancelled || paper.eway_bill !== '' || paper.eway_limit === null) return null;
  return (
    <Callout tone="caution" title={texts.ewayNeeded(formatRupeeValue(paper.eway_limit))}>
      <Text>{texts.ewayHelp}</Text>
    </Callout>
  );
}

/** Names each product that didn’t come whole. */
function Differences({ transfer }: { transfer: StockTransfer }) {
  const { damaged, lost } = transferProgress(transfer.lines);
  if (damaged + lost === 0) return null;
  return (
    <Callout tone="caution" title={texts.differences(damaged, lost)}>
      <Stack gap={4}>
        {transfer.lines
          .filter((line) => line.damaged + line.lost > 0)
          .map((line) => (
            <Text key={line.line_no}>
              {texts.differenceOf(
                line.sku_name,
                formatNumber(line.quantity),
                formatNumber(line.received),
                formatNumber(line.damaged),
                formatNumber(line.lost),
              )}
            </Text>
          ))}
      </Stack>
    </Callout>
  );
}

function Lines({ transfer }: { transfer: StockTransfer }) {
  const isSent = transfer.sent_at !== null;
  const columns: TableColumn<StockTransfer['lines'][number]>[] = [
    {
      id: 'sku',
      header: texts.product,
      isRowHeader: true,
      cell: ({ sku_id, sku_name }) => `${sku_name}, ${sku_id}`,
    },
    {
      id: 'quantity',
      header: isSent ? texts.quantity : texts.planned,
      align: 'end',
      cell: ({ quantity }) => formatNumber(quantity),
    },
    ...(transfer.lines.some(({ unit_value }) => unit_value !== null) ? [valueColumn] : []),
    ...(isSent ? sentColumns : []),
  ];
  return (
    <Table
      label={texts.products(transfer.number)}
      columns={columns}
      rows={transfer.lines}
      rowKey={({ line_no }) => String(line_no)}
      narrowLayout="stacked"
    />
  );
}

const valueColumn: TableColumn<StockTransfer['lines'][number]> = {
  id: 'value',
  header: texts.value,
  align: 'end',
  cell: ({ unit_value }) => (unit_value === null ? texts.byPrice : formatRupeeValue(unit_value)),
};

const sentColumns: TableColumn<StockTransfer['lines'][number]>[] = [
  {
    id: 'bins',
    header: texts.taken,
    cell: ({ bins }) =>
      bins.length === 0
        ? texts.noBin
        : bins.map(({ bin, quantity }) => texts.takenFrom(formatNumber(quantity), bin)).join(', '),
  },
  {
    id: 'received',
    header: texts.received,
    align: 'end',
    cell: ({ received }) => formatNumber(received),
  },
  { id: 'damaged', header: texts.damaged, align: 'end', cell: ({ damaged }) => formatNumber(damaged) },
  { id: 'lost', header: texts.lost, align: 'end', cell: ({ lost }) => formatNumber(lost) },
  { id: 'open', header: texts.open, align: 'end', cell: (line) => formatNumber(unitsOnTheWay(line)) },
];
