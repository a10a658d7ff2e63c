import { CheckIcon, VisuallyHidden } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { pickMessages } from '../../messages/pick.ts';
import * as styles from './BenchPieces.css.ts';

const defaults = pickMessages.pack;

export interface BenchPiecesProps {
  /** Every unit of the box, in the order of packing. */
  units: readonly { sku_id: string; sku_name: string }[];
  /** Numbers of the units that are in, from 0. */
  placed: ReadonlySet<number>;
}

/** The units of a box in the order of packing: what is in, and what goes in next. */
export function BenchPieces({ units, placed }: BenchPiecesProps) {
  const messages = useDomainMessages('pack', defaults);
  const next = units.findIndex((_, at) => !placed.has(at));
  return (
    <ol className={styles.pieces} data-component="BenchPieces">
      {units.map(({ sku_id, sku_name }, at) => (
        <li
          key={`${sku_id} ${units.slice(0, at).filter((unit) => unit.sku_id === sku_id).length}`}
          className={styles.piece}
          aria-current={at === next ? 'step' : undefined}
        >
          <span className={styles.mark} data-in={placed.has(at) || undefined}>
            {placed.has(at) ? (
              <>
                <CheckIcon />
                <VisuallyHidden>{messages.isIn}</VisuallyHidden>
              </>
            ) : (
              at + 1
            )}
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{sku_name}</span>
            <span className={styles.code}>{sku_id}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
