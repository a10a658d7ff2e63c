import { Stack } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatDimensions, formatVolume } from '../model/formatMeasures.ts';
import { isMeasured, smallestFittingBox } from '../model/smallestFittingBox.ts';
import type { FittedBox, PackedUnit } from '../model/smallestFittingBox.ts';
import * as styles from './SuggestedBox.css.ts';

const defaults = domainMessages.suggestedBox;

export interface SuggestedBoxProps {
  /** Also while it is being typed. */
  unit: PackedUnit;
  boxes: readonly (FittedBox & { name: string })[];
}

/** The smallest box that fits one unit, once its dimensions are known. */
export function SuggestedBox({ unit, boxes }: SuggestedBoxProps) {
  const messages = useDomainMessages('suggestedBox', defaults);
  const best = smallestFittingBox(unit, boxes);
  return (
    <Stack gap={4}>
      <span className={styles.label}>{messages.label}</span>
      {best ? (
        <span>
          {best.name} · {formatDimensions(best.length, best.width, best.height)} ·{' '}
          {formatVolume(best.length, best.width, best.height)}
        </span>
      ) : (
        <span className={styles.none}>
          {unit.ships_in_own_box
            ? messages.ownBox
            : isMeasured(unit)
              ? boxes.length === 0
                ? messages.noBoxes
                : messages.none
              : messages.noDimensions}
        </span>
      )}
    </Stack>
  );
}
