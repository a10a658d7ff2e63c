import type { SplitBoxes } from '@khep/api';
import type { pickMessages } from '@khep/domain/warehouse/ui';
import { Button, Callout } from '@khep/ui';

interface SecondBoxProps {
  split: SplitBoxes;
  words: typeof pickMessages.pack;
  /** Undefined while another box is on the bench. */
  onPack: ((awb: string) => void) | undefined;
}

/** The box that a split has made: how to pack it, or what it waits for. */
export function SecondBox({ split: { second, problem }, words, onPack }: SecondBoxProps) {
  const { awb, order_number, wave } = second;
  if (awb === null)
    return (
      <Callout tone="caution" title={words.secondWaits(order_number)} isAlert>
        {words.secondWaitsHelp(problem)}
      </Callout>
    );
  const isUnscheduled = problem !== '';
  return (
    <Callout
      tone={isUnscheduled ? 'caution' : 'info'}
      title={words.secondBox(order_number, awb)}
      isAlert
      actions={onPack && <Button onPress={() => onPack(awb)}>{words.packSecond}</Button>}
    >
      {wave ? words.secondHelp(wave.tote) : words.secondAlone}
      {isUnscheduled && ` ${words.secondUnscheduled(problem)}`}
    </Callout>
  );
}
