import { ClockIcon, Select } from '@khep/ui';
import { domainMessages } from '../messages.ts';
import { formatTime } from '../days/index.ts';
import { formatCountdown, urgentMs } from './countdown.ts';
import type { PickupSlotData, PlannedGroupData } from './data.ts';
import * as styles from './ShipGroups.css.ts';

const messages = domainMessages.shipToday.groups;

interface SlotPickerProps {
  group: PlannedGroupData;
  now: number;
  onChange: (slot: PickupSlotData) => void;
}

const idOf = ({ date, time }: PickupSlotData) => `${date} ${time}`;

/** How long until a group's cut-off, and its pickup slot. */
export function SlotPicker({ group, now, onChange }: SlotPickerProps) {
  const { cut_off_at, slot, slots, courier_name } = group;
  const left = formatCountdown(cut_off_at, now);
  const clock = formatTime(cut_off_at);
  const isUrgent = Date.parse(cut_off_at) - now < urgentMs;
  // The planned slot is offered even if it is no longer among the others.
  const offered = slots.some((one) => idOf(one) === idOf(slot)) ? slots : [slot, ...slots];
  return (
    <div className={styles.slot}>
      <span className={styles.countdown} data-urgent={(left !== undefined && isUrgent) || undefined}>
        <ClockIcon size={14} />
        {left === undefined ? messages.passed(clock) : messages.left(left, clock)}
      </span>
      <Select
        label={messages.slot(courier_name)}
        isLabelHidden
        size="small"
        items={offered.map((one) => ({ id: idOf(one), label: one.label }))}
        value={idOf(slot)}
        onChange={(id) => {
          const chosen = offered.find((one) => idOf(one) === id);
          if (chosen && idOf(chosen) !== idOf(slot)) onChange(chosen);
        }}
      />
    </div>
  );
}
