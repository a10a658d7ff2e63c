import { useEffect, useRef, useState } from 'react';

/** Long enough to finish a word, short enough not to wait. */
const pause_ms = 300;

/** Shows what is typed at once, and hands it on after a pause: a search should not ask for every letter. */
export function useDebounced(
  value: string,
  onChange: (value: string) => void,
): [string, (value: string) => void] {
  const [typed, setTyped] = useState(value);
  const [handedOn, setHandedOn] = useState(value);
  const latest = useRef(onChange);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address changed by itself: the back button, a cleared filter.
  if (value !== handedOn) {
    setHandedOn(value);
    if (typed !== value) setTyped(value);
  }
  return [
    typed,
    (next) => {
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setHandedOn(next);
        latest.current(next);
      }, pause_ms);
    },
  ];
}
