import { useMemo } from 'react';
import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  /** Content of the code. */
  text: string;
  /** Accessible name, with its purpose: "QR code for the authenticator app". */
  label: string;
}

/** Modules that must stay white around a code. */
const quietZone = 4;

/** A QR code. Show its content as text too, for those who can't scan it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: quietZone });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
    return { path: dark.join(''), size: data.length };
  }, [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      data-component="QrCode"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
