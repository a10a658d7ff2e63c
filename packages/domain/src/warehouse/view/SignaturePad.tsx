import { Button } from '@khep/ui';
import { useState } from 'react';
import type { PointerEvent } from 'react';
import * as styles from './SignaturePad.css.ts';

/** Points of a line in drawing units: x, y, x, y, … */
export type Stroke = readonly number[];

export interface SignaturePadProps {
  /** Names the field: "Signature of Imran Khan". */
  label: string;
  /** Shown inside the field: the parcels that are signed for. */
  hint: string;
  clearLabel: string;
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
}

const width = 640;
const height = 240;
/** A signature needs no more; a held finger must not make it endless. */
const maxPoints = 4_000;

const pathOf = (stroke: Stroke): string => {
  let path = '';
  for (let at = 0; at + 1 < stroke.length; at += 2)
    path += `${at === 0 ? 'M' : 'L'}${stroke[at]} ${stroke[at + 1]}`;
  // A dot is a line to itself.
  return stroke.length === 2 ? `${path}l0.1 0` : path;
};

/** A field to sign with a finger or a pen. Who can't draw needs another field: the name. */
export function SignaturePad({ label, hint, clearLabel, strokes, onChange }: SignaturePadProps) {
  const [drawn, setDrawn] = useState<Stroke>();
  const total = strokes.reduce((sum, stroke) => sum + stroke.length, drawn?.length ?? 0);
  const pointOf = (event: PointerEvent<SVGSVGElement>): Stroke => {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      Math.round(((event.clientX - box.left) / box.width) * width),
      Math.round(((event.clientY - box.top) / box.height) * height),
    ];
  };
  return (
    <div className={styles.pad} data-component="SignaturePad">
      <svg
        className={styles.field}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrawn(pointOf(event));
        }}
        onPointerMove={(event) => {
          if (drawn && total < maxPoints) setDrawn([...drawn, ...pointOf(event)]);
        }}
        onPointerUp={() => {
          if (drawn) onChange([...strokes, drawn]);
          setDrawn(undefined);
        }}
        onPointerCancel={() => setDrawn(undefined)}
      >
        {[...strokes, ...(drawn ? [drawn] : [])].map((stroke, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines are only added
          <path key={at} className={styles.stroke} d={pathOf(stroke)} />
        ))}
      </svg>
      <span className={styles.hint}>{hint}</span>
      {strokes.length > 0 && (
        <span className={styles.clear}>
          <Button size="small" variant="ghost" onPress={() => onChange([])}>
            {clearLabel}
          </Button>
        </span>
      )}
    </div>
  );
}
