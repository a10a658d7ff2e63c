import { Button, Inline, NumberField, Popover, SegmentedControl, Select, Stack } from '@khep/ui';
import { memo, useState } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { movements, isMovement } from '../charges.ts';
import type { Movement } from '../charges.ts';
import { returnBases } from '../rateCard.ts';
import type { ReturnBasis } from '../rateCard.ts';
import { rateBases } from '../weight.ts';
import { reshapeDraft } from '../draft/cardDraft.ts';
import type { CardDraft, DraftCellProblem } from '../draft/cardDraft.ts';
import { isSameExcept } from '../draft/isSameExcept.ts';
import { SlabsField } from './SlabsField.tsx';
import type { DraftEdit } from '../draft/useCardDraft.tsx';
import { ZonesField } from './ZonesField.tsx';

export interface SheetSettingsProps {
  /** Its prices are not used. */
  draft: CardDraft;
  movement: Movement;
  onMovementChange: (movement: Movement) => void;
  /** Raises the selected prices by a percentage. */
  onRaise: (percent: number) => void;
  onChange: (edit: DraftEdit) => void;
  errors: Readonly<Record<string, string>>;
  problems: readonly DraftCellProblem[];
  isReadOnly: boolean;
}

/** Above the sheet: which prices it shows, how the card charges, its slabs and zones, and a raise of the selection. */
export const SheetSettings = memo(
  function SheetSettings(props: SheetSettingsProps) {
    const { draft, movement, onChange, errors, isReadOnly } = props;
    const messages = useDomainMessages('rateCardEditor', domainMessages.rateCardEditor);
    const basis = draft[movement];
    const bases: readonly ReturnBasis[] = movement === 'forward' ? rateBases : returnBases;
    const setBasis = (next: string | null) => {
      const chosen = bases.find((one) => one === next);
      if (chosen !== undefined) onChange((old) => reshapeDraft(old, { [movement]: chosen }));
    };
    return (
      <Inline gap={12} align="end">
        <MovementChoice
          problems={isReadOnly ? [] : props.problems}
          value={movement}
          onChange={props.onMovementChange}
        />
        <Select
          label={messages.basis}
          size="small"
          isDisabled={isReadOnly}
          items={bases.map((one) => ({ id: one, label: messages.bases[one] }))}
          value={basis}
          onChange={setBasis}
        />
        {basis === 'share-of-forward' && movement !== 'forward' && (
          <NumberField
            label={messages.share(messages.movements[movement])}
            size="small"
            unit="%"
            minValue={0}
            maxValue={1000}
            maxDecimals={2}
            isReadOnly={isReadOnly}
            errorMessage={errors[`share_of_forward.${movement}`]}
            value={draft.shares[movement]}
            onChange={(share) =>
              onChange((old) => ({ ...old, shares: { ...old.shares, [movement]: share } }))
            }
          />
        )}
        {!isReadOnly && (
          <>
            {basis === 'by-slab' && (
              <SlabsField
                limits={draft.limits}
                errorMessage={errors['slab_limits_g']}
                onChange={(limits) => onChange((old) => reshapeDraft(old, { limits }))}
              />
            )}
            <ZonesField
              zones={draft.zones}
              onChange={(zones) => onChange((old) => reshapeDraft(old, { zones }))}
            />
            {basis !== 'share-of-forward' && <RaiseButton onRaise={props.onRaise} />}
          </>
        )}
      </Inline>
    );
  },
  isSameExcept('draft', ['forward', 'rto', 'dto', 'shares', 'limits', 'zones']),
);

interface MovementChoiceProps {
  problems: readonly DraftCellProblem[];
  value: Movement;
  onChange: (movement: Movement) => void;
}

/** Chooses the sheet, and counts the cells to correct in each. */
function MovementChoice({ problems, value, onChange }: MovementChoiceProps) {
  const messages = useDomainMessages('rateCardEditor', domainMessages.rateCardEditor);
  return (
    <SegmentedControl
      label={messages.movement}
      isLabelHidden
      value={value}
      onChange={(next) => isMovement(next) && onChange(next)}
      items={movements.map((one) => {
        const count = problems.filter((problem) => problem.movement === one).length;
        const name = messages.movements[one];
        return { id: one, label: count > 0 ? messages.withErrors(name, count) : name };
      })}
    />
  );
}

function RaiseButton({ onRaise }: { onRaise: (percent: number) => void }) {
  const messages = useDomainMessages('rateCardEditor', domainMessages.rateCardEditor);
  const [percent, setPercent] = useState<number>();
  return (
    <Popover label={messages.raise} trigger={<Button size="small">{messages.raise}</Button>}>
      {(close) => (
        <Stack gap={12}>
          <NumberField
            label={messages.raiseBy}
            description={messages.raiseHelp}
            unit="%"
            minValue={-100}
            maxValue={1000}
            maxDecimals={2}
            autoFocus
            value={percent}
            onChange={setPercent}
          />
          <Button
            tone="accent"
            isDisabled={percent === undefined}
            onPress={() => {
              if (percent !== undefined) onRaise(percent);
              close();
            }}
          >
            {messages.raiseApply}
          </Button>
        </Stack>
      )}
    </Popover>
  );
}
