import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref with the values of the last render. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}
