import { CheckIcon } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { pickMessages } from '../../messages/pick.ts';
import { unitsLeft } from '../wave/pickActions.ts';
import { countUnits } from '../wave/walkProgress.ts';
import type { WalkPick, WalkStopView } from '../wave/walkProgress.ts';
import { RackDrawing } from './RackDrawing.tsx';
import * as styles from './PickStop.css.ts';

const defaults = pickMessages.pick;

export interface PickStopProps {
  stop: WalkStopView;
  /** The pick that the next piece belongs to. */
  current: WalkPick;
  /** Where in its rack the bin is; without it only its name is shown. */
  shelf?: { level: number; levels: number } | undefined;
}

/** Digits of a barcode that are compared by eye. */
const comparedDigits = 4;

/** Where to go, what to take and into which tote, in type that is read while walking. */
export function PickStop({ stop, current, shelf }: PickStopProps) {
  const messages = useDomainMessages('pick', defaults);
  const { done, total } = countUnits(stop.picks);
  const barcode = stop.barcodes[0];
  return (
    <div className={styles.stop} data-component="PickStop">
      <div className={styles.place}>
        <div>
          <p className={styles.small}>{messages.from}</p>
          <p className={styles.bin}>{stop.bin ?? messages.noBin}</p>
          {shelf ? (
            <p className={styles.shelf}>
              <span className={styles.level} aria-hidden="true">
                {shelf.level}
              </span>
              {messages.shelf(shelf.level, shelf.levels)}
            </p>
          ) : (
            stop.bin === null && <p className={styles.small}>{messages.noBinHelp}</p>
          )}
        </div>
        {shelf && stop.bin !== null && (
          <RackDrawing label={messages.rack(stop.bin)} level={shelf.level} levels={shelf.levels} />
        )}
      </div>
      <div className={styles.product}>
        <p className={styles.name}>{stop.sku_name}</p>
        <p className={styles.small}>
          {stop.sku_id}
          {barcode !== undefined && ` · ${messages.endsIn(barcode.slice(-comparedDigits))}`}
        </p>
        <p className={styles.count}>{done === 0 ? messages.take(total) : messages.picked(done, total)}</p>
      </div>
      <ul className={styles.totes}>
        {stop.picks.map((pick) => {
          const isCurrent = pick.pick_no === current.pick_no;
          const left = unitsLeft(pick);
          return (
            <li
              key={pick.pick_no}
              className={isCurrent ? `${styles.tote} ${styles.currentTote}` : styles.tote}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isCurrent ? (
                <>
                  <span>{messages.intoTote}</span>
                  <span className={styles.number}>{pick.tote}</span>
                  <span>{messages.pieces(left)}</span>
                </>
              ) : (
                <>
                  <span>{messages.tote(pick.tote)}</span>
                  {left === 0 ? <CheckIcon /> : null}
                  <span>{left === 0 ? messages.inTote(pick.picked) : messages.pieces(left)}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
