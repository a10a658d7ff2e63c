import { useEffect, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { shellMessages } from '../shellMessages.ts';
import { useCommandSearch, type Command, type CommandGroup, type CommandSearch } from './useCommandSearch.ts';
import * as styles from './CommandPalette.css.ts';

export interface CommandPaletteProps {
  isOpen: boolean;
  /** Also called by Ctrl+K and ⌘K, from anywhere on the page. */
  onOpenChange: (isOpen: boolean) => void;
  /** Keep its identity: make it once. */
  search: CommandSearch;
  /** Shown before anything is typed: recent things, common commands. */
  initialGroups?: readonly CommandGroup[];
  /** What can be typed: "Order, AWB, phone or SKU". */
  placeholder?: string;
  /** Called with the chosen command, after its own `onAction`. */
  onSelect?: (command: Command) => void;
}

const words = shellMessages.palette;
const noGroups: readonly CommandGroup[] = [];

function Item({ command, onChoose }: { command: Command; onChoose: (command: Command) => void }) {
  return (
    <MenuItem
      id={command.id}
      className={styles.item}
      textValue={command.label}
      onAction={() => onChoose(command)}
      {...(command.href !== undefined && { href: command.href })}
    >
      {command.icon && <span className={styles.icon} aria-hidden="true">{command.icon}</span>}
      <span className={styles.words}>
        <span className={styles.label}>{command.label}</span>
        {command.description && <span className={styles.below}>{command.description}</span>}
      </span>
      {command.hint && <span className={styles.hint}>{command.hint}</span>}
    </MenuItem>
  );
}

function Palette(props: CommandPaletteProps & { close: () => void }) {
  const { search, initialGroups = noGroups, placeholder = words.placeholder, onSelect, close } = props;
  const [text, setText] = useState('');
  const { groups, isSearching, hasFailed } = useCommandSearch(text, true, search, initialGroups);
  const isEmpty = groups.every((group) => group.commands.length === 0);

  function choose(command: Command) {
    close();
    command.onAction?.();
    onSelect?.(command);
  }

  function message() {
    if (hasFailed) return words.failed;
    if (isSearching) return words.searching;
    return text.trim() === '' ? placeholder : words.nothing(text.trim());
  }

  return (
    <>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField className={styles.field} aria-label={words.label} autoFocus>
          <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
            <path d="M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM20 20l-4-4" />
          </svg>
          <Input className={styles.input} placeholder={placeholder} />
        </SearchField>
        {isEmpty ? (
          <p className={styles.message}>{message()}</p>
        ) : (
          <Menu className={styles.list} aria-label={words.label} aria-busy={isSearching}>
            {groups
              .filter((group) => group.commands.length > 0)
              .map((group) => (
                <MenuSection key={group.id} id={group.id}>
                  <Header className={styles.heading}>{group.title}</Header>
                  {group.commands.map((command) => (
                    <Item key={command.id} command={command} onChoose={choose} />
                  ))}
                </MenuSection>
              ))}
          </Menu>
        )}
      </Autocomplete>
      <p className={styles.foot} aria-hidden="true">
        <span><kbd className={styles.key}>↑↓</kbd>{words.hintMove}</span>
        <span><kbd className={styles.key}>↵</kbd>{words.hintOpen}</span>
        <span><kbd className={styles.key}>Esc</kbd>{words.hintClose}</span>
      </p>
    </>
  );
}

/** Jump to anything by typing a part of it. Ctrl+K or ⌘K opens it, and closes it again. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange } = props;

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      onOpenChange(!isOpen);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpenChange]);

  return (
    <ModalOverlay className={styles.overlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={styles.modal} data-component="CommandPalette">
        <Dialog className={styles.dialog} aria-label={words.label}>
          {({ close }) => <Palette {...props} close={close} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
