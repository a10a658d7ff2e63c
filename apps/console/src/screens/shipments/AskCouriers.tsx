import { calls } from '@khep/api';
import type { TrackedShipment } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Callout, TextArea } from '@khep/ui';
import { useState } from 'react';
import { AskDialog } from '../../patterns/AskDialog.tsx';
import type { ListDialogProps } from '../../patterns/list/defineList.ts';
import { askCouriers } from './askCouriers.ts';
import { suggestQuestion, textProblem } from './suggestQuestion.ts';

/** Asks the couriers of the selected shipments, with one question. */
export function AskCouriers({ rows, tools, onClose }: ListDialogProps<TrackedShipment>) {
  const [message, setMessage] = useState(() => suggestQuestion(rows));
  const [isAsked, setAsked] = useState(false);
  const couriers = [...new Set(rows.flatMap(({ courier_name }) => courier_name ?? []))];
  const desks = useCall(calls.tracking.desks).data?.data.desks ?? [];
  const wanted = new Set(rows.map(({ courier_id }) => courier_id));
  const asked = desks.filter(({ courier_id }) => wanted.has(courier_id));
  const unreachable = asked.filter(({ how }) => how === 'none');
  const problem = textProblem(message, 'Enter the question');
  function ask() {
    setAsked(true);
    if (problem !== '') return;
    onClose();
    void tools.run(rows, askCouriers(message.trim()));
  }
  return (
    <AskDialog
      title={rows.length === 1 ? 'Ask the courier?' : `Ask about ${rows.length} shipments?`}
      description={
        couriers.length === 1
          ? `${couriers[0]} gets the question with each AWB. The answer appears in the shipment.`
          : 'Each courier gets the question with its AWBs. The answers appear in the shipments.'
      }
      confirmLabel={couriers.length === 1 ? `Ask ${couriers[0]}` : 'Ask couriers'}
      isDisabled={asked.length > 0 && unreachable.length === asked.length}
      onConfirm={ask}
      onClose={onClose}
    >
      {unreachable.map(({ courier_id, problem: why }) => (
        <Callout key={courier_id} tone="caution">
          {why}
        </Callout>
      ))}
      <TextArea
        label="Question"
        isRequired
        value={message}
        onChange={setMessage}
        {...(isAsked && problem !== '' && { errorMessage: problem })}
      />
    </AskDialog>
  );
}
