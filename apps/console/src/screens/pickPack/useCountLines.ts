import { useRef, useState } from 'react';

/** Pieces of one SKU in a bin. */
export interface CountLine {
  /** As it was scanned: a code or a barcode. */
  sku_id: string;
  /** Undefined while its field is empty. */
  quantity: number | undefined;
}

/** Counts one more piece of a scanned code. Codes are the same in any case, as the server finds them. */
export function addScan(lines: readonly CountLine[], code: string): readonly CountLine[] {
  const found = lines.find(({ sku_id }) => sku_id.toUpperCase() === code.toUpperCase());
  if (!found) return [...lines, { sku_id: code, quantity: 1 }];
  return lines.map((line) => (line === found ? { ...line, quantity: (line.quantity ?? 0) + 1 } : line));
}

const prefix = 'khep-count:';

function read(key: string): readonly CountLine[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as CountLine[]).filter(({ sku_id }) => sku_id !== '') : [];
  } catch {
    return [];
  }
}

/**
 * Lines of a bin that aren't sent yet. They stay on the device: a closed sheet, another bin or a reload loses nothing.
 * @param place the count, the bin and the round
 */
export function useCountLines(...place: readonly string[]) {
  const key = prefix + place.join(':');
  const [lines, setLines] = useState(() => read(key));
  // Two quick scans come before the next render.
  const latest = useRef(lines);
  return {
    lines,
    change: (change: (before: readonly CountLine[]) => readonly CountLine[]) => {
      const next = change(latest.current);
      latest.current = next;
      if (next.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
      setLines(next);
    },
    /** After they were sent. */
    forget: () => localStorage.removeItem(key),
  };
}
