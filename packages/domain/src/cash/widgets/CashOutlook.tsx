import { Button, Callout, Card, Grid, Inline, Stack, Text } from '@khep/ui';
import { daysBetween, formatWeekday } from '../../days/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { cashMessages } from '../../messages/cash.ts';
import { formatPercent } from '../../money/index.ts';
import { cashWarningTitle, nameOf, whole } from './cashRows.ts';
import type { CashRow, CashWarned, CashWay } from './cashRows.ts';

export interface CashOutlookProps {
  entries: readonly CashRow[];
  /** In rupees. */
  floor: number;
  warning: CashWarned | null;
  ways: readonly CashWay[];
  /** The way that the chart shows. */
  shown: CashWay | undefined;
  onShow: (way: CashWay | undefined) => void;
  /** Pays on another day; on its own one if `day` is null. */
  onMove: (payment: string, day: string | null) => void;
  isMoving?: boolean;
}

const percent = (chance: number) => formatPercent(Math.round(chance * 100));

/** The day on which money is short, why, and which payments can wait; and the payments that were moved. */
export function CashOutlook({
  entries,
  floor,
  warning,
  ways,
  shown,
  onShow,
  onMove,
  isMoving = false,
}: CashOutlookProps) {
  const messages = useDomainMessages('cashWarning', cashMessages.cashWarning);
  const names = useDomainMessages('cashNames', cashMessages.cashNames);
  const moved = entries.filter(({ move }) => move !== null && move.from !== null);
  return (
    <Stack gap={12}>
      {warning && (
        <Callout
          tone={warning.certainty === 'likely' ? 'critical' : 'caution'}
          title={`${cashWarningTitle(warning, entries, floor, messages, names)}.`}
        >
          {[
            messages.balance(formatWeekday(warning.day), whole(warning.balance)),
            messages.chance(whole(floor), percent(warning.chance)),
            messages.missing(whole(warning.missing)),
            ...(ways.length === 0 ? [messages.noWay] : []),
          ].join(' ')}
        </Callout>
      )}
      {ways.length > 0 && (
        <Grid columns={{ base: 1, md: 2 }} gap={12}>
          {ways.map((way) => (
            <Way
              key={way.entry}
              way={way}
              entry={entries.find(({ id }) => id === way.entry)}
              isShown={shown?.entry === way.entry}
              isMoving={isMoving}
              onShow={onShow}
              onMove={onMove}
            />
          ))}
        </Grid>
      )}
      {moved.map((entry) => (
        <MovedPayment key={entry.id} entry={entry} isMoving={isMoving} onMove={onMove} />
      ))}
    </Stack>
  );
}

function Way({
  way,
  entry,
  isShown,
  isMoving,
  onShow,
  onMove,
}: {
  way: CashWay;
  entry: CashRow | undefined;
  isShown: boolean;
} & Pick<CashOutlookProps, 'onShow' | 'onMove' | 'isMoving'>) {
  const messages = useDomainMessages('cashWays', cashMessages.cashWays);
  const names = useDomainMessages('cashNames', cashMessages.cashNames);
  if (!entry?.move) return null;
  const { payment } = entry.move;
  return (
    <Card title={messages.title(nameOf(entry, names), formatWeekday(way.day))}>
      <Stack gap={8}>
        <Text>
          {`${messages.moves(whole(-entry.amount), daysBetween(entry.day, way.day))} ${messages.result(whole(way.lowest), percent(way.chance))}`}
        </Text>
        <Inline gap={8}>
          <Button tone="accent" isPending={isMoving} onPress={() => onMove(payment, way.day)}>
            {messages.move}
          </Button>
          <Button onPress={() => onShow(isShown ? undefined : way)}>
            {isShown ? messages.hide : messages.show}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function MovedPayment({
  entry,
  isMoving,
  onMove,
}: { entry: CashRow } & Pick<CashOutlookProps, 'onMove' | 'isMoving'>) {
  const messages = useDomainMessages('cashWays', cashMessages.cashWays);
  const names = useDomainMessages('cashNames', cashMessages.cashNames);
  const { move } = entry;
  if (!move || move.from === null) return null;
  return (
    <Callout
      tone="neutral"
      actions={
        <Button size="small" isPending={isMoving} onPress={() => onMove(move.payment, null)}>
          {messages.moveBack(entry.label)}
        </Button>
      }
    >
      {messages.moved(nameOf(entry, names), formatWeekday(move.from), formatWeekday(entry.day))}
    </Callout>
  );
}
