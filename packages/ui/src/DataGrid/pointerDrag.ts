interface HeldPointer {
  /** Name of the events that are heard: a mouse alone, or a pen too. */
  kind: 'mouse' | 'pointer';
  onMove: (event: MouseEvent) => void;
  /** Let go, or given up: by Escape, or by the browser. */
  onEnd: (isGivenUp: boolean) => void;
}

/** Follows a pressed pointer wherever it goes, until it is let go or Escape is pressed. Returns the way to give up. */
export function trackPointer({ kind, onMove, onEnd }: HeldPointer): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  function end(isGivenUp: boolean) {
    if (signal.aborted) return;
    listening.abort();
    onEnd(isGivenUp);
  }
  window.addEventListener(`${kind}move`, onMove, { signal });
  window.addEventListener(`${kind}up`, () => end(false), { signal });
  window.addEventListener('pointercancel', () => end(true), { signal });
  window.addEventListener('blur', () => end(true), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(true);
    },
    { signal, capture: true },
  );
  return () => end(true);
}

/** The press that ends a drag is not a press: the click that follows it, if one does, goes nowhere. */
export function suppressClick(): void {
  const listening = new AbortController();
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, once: true, signal: listening.signal },
  );
  setTimeout(() => listening.abort());
}
