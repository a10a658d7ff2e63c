import { useEffect, useRef, type RefObject } from 'react';

/** The values of the last render, for functions that outlive it. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}
