import { useEffect, useEffectEvent, useRef } from 'react';

/** A scanner sends a code at once; what was typed before a pause belongs to something else. */
const pauseMs = 3_000;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=combobox]'));

/**
 * Reads codes of Bluetooth and USB scanners, which type like a keyboard and end with Enter. Nothing needs the focus; in a
 * field they are its text, and its own Enter takes them.
 */
export function useScanner(onScan: (code: string) => void, { isActive = true }: { isActive?: boolean } = {}) {
  const typed = useRef({ code: '', at: 0 });
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const { code, at } = typed.current;
    const before = event.timeStamp - at > pauseMs ? '' : code;
    if (event.key === 'Enter') {
      typed.current = { code: '', at: 0 };
      if (before.trim().length < 2) return;
      // Or the focused button would be pressed too.
      event.preventDefault();
      event.stopPropagation();
      onScan(before.trim());
    } else if (event.key.length === 1) {
      typed.current = { code: before + event.key, at: event.timeStamp };
      // The letters of a code are no shortcuts. Space presses the focused button.
      if (event.key !== ' ') event.stopPropagation();
    }
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [isActive]);
}
