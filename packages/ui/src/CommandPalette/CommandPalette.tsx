import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useId, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useNavigate } from '../NavigationProvider/NavigationProvider.tsx';
import { paletteWords as defaultPaletteWords } from '../shellMessages.ts';
import { useShortcut } from '../ShortcutHelp/useShortcut.ts';
import { useCommandSearch, type Command, type CommandGroup, type CommandSearch } from './useCommandSearch.ts';
import { optionId, PaletteList } from './PaletteList.tsx';
import * as styles from './CommandPalette.css.ts';

export interface CommandPaletteProps {
  isOpen: boolean;
  /** Also called for Ctrl+K and ⌘K, anywhere on the page. */
  onOpenChange: (isOpen: boolean) => void;
  /** Must be a stable function. */
  search: CommandSearch;
  /** Shown before typing: recent items, common commands. */
  initialGroups?: readonly CommandGroup[];
  /** The searchable fields: "Order, AWB, phone or SKU". */
  placeholder?: string;
  /** Called with the selected command, after its own `onAction`. */
  onAction?: (command: Command) => void;
}

const noGroups: readonly CommandGroup[] = [];

function Palette(props: CommandPaletteProps & { close: () => void }) {
  const paletteWords = useMessages('palette', defaultPaletteWords);
  const { search, initialGroups = noGroups, placeholder = paletteWords.placeholder, onAction, close } = props;
  const [text, setText] = useState('');
  const [mark, setMark] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const { groups, isSearching, hasFailed } = useCommandSearch(text, true, search, initialGroups);
  const commands = groups.flatMap((group) => group.commands);
  const isEmpty = commands.length === 0;
  const marked = Math.min(mark, commands.length - 1);

  function choose(command: Command) {
    close();
    command.onAction?.();
    if (command.href !== undefined) navigate(command.href);
    onAction?.(command);
  }

  function moveTo(index: number) {
    const next = (index + commands.length) % commands.length;
    setMark(next);
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: ReactKeyboardEvent) {
    // During IME composition, Enter and arrows belong to the IME.
    if (isEmpty || event.nativeEvent.isComposing) return;
    const command = commands[marked];
    if (event.key === 'ArrowDown') moveTo(marked + 1);
    else if (event.key === 'ArrowUp') moveTo(marked - 1);
    else if (event.key === 'Enter' && command) choose(command);
    else return;
    event.preventDefault();
  }

  function message() {
    if (hasFailed) return paletteWords.failed;
    if (isSearching) return paletteWords.searching;
    return text.trim() === '' ? placeholder : paletteWords.nothing(text.trim());
  }

  return (
    <>
      <div className={styles.field}>
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <path d="M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM20 20l-4-4" />
        </svg>
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={paletteWords.label}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={!isEmpty}
          aria-controls={isEmpty ? undefined : listId}
          aria-activedescendant={isEmpty ? undefined : optionId(listId, marked)}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setMark(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {isEmpty ? (
        <p className={styles.message}>{message()}</p>
      ) : (
        <PaletteList
          id={listId}
          label={paletteWords.results}
          groups={groups}
          marked={marked}
          onMark={setMark}
          onChoose={choose}
        />
      )}
      <p className={styles.foot} aria-hidden="true">
        <span>
          <kbd className={styles.key}>↑↓</kbd>
          {paletteWords.hintMove}
        </span>
        <span>
          <kbd className={styles.key}>↵</kbd>
          {paletteWords.hintOpen}
        </span>
        <span>
          <kbd className={styles.key}>Esc</kbd>
          {paletteWords.hintClose}
        </span>
      </p>
    </>
  );
}

/** Jumps to anything by typing. Ctrl+K or ⌘K toggles it. */
export function CommandPalette(props: CommandPaletteProps) {
  const paletteWords = useMessages('palette', defaultPaletteWords);
  const { isOpen, onOpenChange } = props;

  useShortcut({ keys: 'mod+k', description: paletteWords.label, isActiveInDialogs: true }, () =>
    onOpenChange(!isOpen),
  );

  return (
    <ModalOverlay className={styles.overlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={styles.modal} data-component="CommandPalette">
        <Dialog className={styles.dialog} aria-label={paletteWords.label}>
          {({ close }) => <Palette {...props} close={close} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
