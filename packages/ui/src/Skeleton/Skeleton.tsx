import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'title', 'block'] as const;

export interface SkeletonProps {
  /** @default 'text' */
  shape?: (typeof skeletonShapes)[number];
  /** Lines of text. @default 1 */
  lines?: number;
  /** Height of a block in pixels. @default 120 */
  height?: number;
}

const widths = ['100%', '84%', '92%', '70%'];

/** Placeholder of loading content. Hidden from screen readers: set `aria-busy` on the loading part. */
export function Skeleton({ shape = 'text', lines = 1, height = 120 }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1;
  return (
    <span className={styles.group} aria-hidden="true" data-component="Skeleton">
      {Array.from({ length: count }, (_line, index) => (
        <span
          key={index}
          className={styles.bone}
          data-shape={shape}
          style={{
            inlineSize:
              shape === 'title'
                ? '40%'
                : count > 1 && index === count - 1
                  ? '56%'
                  : widths[index % widths.length],
            ...(shape === 'block' && { blockSize: height }),
          }}
        />
      ))}
    </span>
  );
}
