import { Kbd } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import type { CardDraft } from '../draft/cardDraft.ts';
import * as styles from './RateSheet.css.ts';

/** Result of a paste. */
export interface SheetNote {
  text: string;
  /** Some of the block was skipped. */
  isIncomplete: boolean;
  /** The draft that it made: the note is outdated once that changes. */
  draft: CardDraft;
}

/** Shows which cells were pasted and skipped, or the keys of the sheet. */
export function SheetFoot({ note }: { note: SheetNote | undefined }) {
  const messages = useDomainMessages('rateSheet', domainMessages.rateSheet);
  return (
    <div className={styles.foot} data-part="foot">
      {note ? (
        <span className={note.isIncomplete ? styles.problem : undefined}>{note.text}</span>
      ) : (
        <>
          <span>
            {messages.pasteKeys} <Kbd keys="mod+v" />
          </span>
          <span>
            {messages.fillKeys} <Kbd keys="mod+d" />
          </span>
        </>
      )}
    </div>
  );
}
