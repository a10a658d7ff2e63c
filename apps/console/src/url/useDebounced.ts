import { useEffect, useRef, useState } from 'react';

/** Debounce delay for typing. */
const pause_ms = 300;

/** Shows typed text immediately and emits it after a pause, to avoid a search for each character. */
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
  // The address changed elsewhere: the back button, or a cleared filter.
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
