import type { Messages } from '../MessagesProvider/createMessages.tsx';
import { announce } from '../announce/index.ts';
import { structureMessages } from '../structureMessages.ts';
import { queue, toast } from '../Toast/toast.ts';

const defaults = structureMessages.undo;

/** Milliseconds, excluding hover and focus. */
const offerDuration = 10_000;

export interface UndoToastOptions {
  /** The completed action, in the past tense: "3 orders cancelled". */
  text: string;
  /** Undoes the action. A rejection means that it failed. */
  onUndo: () => void | Promise<void>;
  /**
   * Commits an action that was only shown as done: called once, when the toast ends without undo, or the page
   * is closed.
   */
  onCommit?: () => void;
  /** Replaces the texts: a toast is shown outside React, where `MessagesProvider` does not reach. */
  messages?: Partial<Messages<typeof defaults>>;
}

interface Standing {
  key: string;
  undo: () => void;
  commit: () => void;
}

/** Open offers, latest last. */
const standing: Standing[] = [];

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Ctrl + Z and ⌘Z undo the latest action; in a field they undo typing. */
function onKeyDown(event: KeyboardEvent) {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  if (!isUndo || isTyping(event.target)) return;
  event.preventDefault();
  standing.at(-1)?.undo();
}

const commitAll = () => standing.splice(0).forEach((offer) => offer.commit());

function stand(offer: Standing) {
  if (standing.length === 0) {
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('pagehide', commitAll);
  }
  standing.push(offer);
}

function withdraw(key: string) {
  const index = standing.findIndex((offer) => offer.key === key);
  if (index !== -1) standing.splice(index, 1);
  if (standing.length > 0) return;
  document.removeEventListener('keydown', onKeyDown);
  window.removeEventListener('pagehide', commitAll);
}

/** Says what was done and offers to take it back, by its button and by Ctrl + Z. Needs a ToastRegion on the page. */
export function showUndoToast({ text, onUndo, onCommit, messages }: UndoToastOptions): void {
  const words: Messages<typeof defaults> = { ...defaults, ...messages };
  let isSettled = false;

  async function takeBack() {
    if (isSettled) return;
    isSettled = true;
    queue.close(key);
    try {
      await onUndo();
      announce(words.undone(text));
    } catch {
      toast.error(words.failed(text));
    }
  }

  function commit() {
    if (isSettled) return;
    isSettled = true;
    onCommit?.();
  }

  const key = queue.add(
    { text, tone: 'info', action: { label: words.undo, onAction: () => void takeBack() } },
    {
      timeout: offerDuration,
      onClose: () => {
        withdraw(key);
        commit();
      },
    },
  );
  stand({ key, undo: () => void takeBack(), commit });
}
