import { useEffect, useState } from 'react';

/** Returns a value once it has stayed the same for some milliseconds. */
export function useDebounced<T extends string | number | boolean>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
