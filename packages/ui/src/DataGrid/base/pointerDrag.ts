interface PointerDrag {
  /** Event type: mouse only, or any pointer. */
  kind: 'mouse' | 'pointer';
  onMove: (event: MouseEvent) => void;
  /** Called on release, or when cancelled by Escape or the browser. */
  onEnd: (isCancelled: boolean) => void;
}

/** Tracks a pressed pointer until release or Escape. Returns a function to cancel. */
export function trackPointer({ kind, onMove, onEnd }: PointerDrag): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  function end(isCancelled: boolean) {
    if (signal.aborted) return;
    listening.abort();
    onEnd(isCancelled);
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

/** Suppresses the click event that follows a drag. */
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
