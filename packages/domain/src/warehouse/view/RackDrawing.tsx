import * as styles from './RackDrawing.css.ts';

export interface RackDrawingProps {
  /** Names the image: "Place of B-04-2 in the rack". */
  label: string;
  /** Shelves of the rack. */
  levels: number;
  /** The shelf to reach into, from 1, counted from below. */
  level: number;
}

const wide = 132;
const shelf = 36;
const post = 6;
const boxes = [0, 1, 2];

/** A rack as one stands before it, with the shelf to reach into. */
export function RackDrawing({ label, levels, level }: RackDrawingProps) {
  const high = levels * shelf + post;
  return (
    <svg
      className={styles.rack}
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      aria-label={label}
      data-component="RackDrawing"
    >
      {Array.from({ length: levels }, (_, row) => {
        const top = row * shelf;
        const number = levels - row;
        const isHere = number === level;
        return (
          <g key={number}>
            {boxes.map((at) => (
              <rect
                key={at}
                className={isHere ? styles.here : styles.box}
                x={post + 4 + at * 39}
                y={top + 6}
                width={35}
                height={shelf - 11}
                rx={2}
              />
            ))}
            <rect className={styles.frame} x={0} y={top + shelf - 4} width={wide} height={4} />
            {isHere && (
              <text className={styles.number} x={wide / 2} y={top + shelf / 2 + 5} textAnchor="middle">
                {number}
              </text>
            )}
          </g>
        );
      })}
      <rect className={styles.frame} x={0} y={0} width={post} height={high} />
      <rect className={styles.frame} x={wide - post} y={0} width={post} height={high} />
    </svg>
  );
}
