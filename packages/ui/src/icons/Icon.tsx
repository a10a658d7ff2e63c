export interface IconProps {
  /** Pixels. @default 18 */
  size?: number;
}

interface ShapeProps extends IconProps {
  /** Strokes on a grid of 24. */
  d: string;
}

/** One stroke icon. It is decoration: the words stand beside it, or name its button. */
export function Icon({ d, size = 18 }: ShapeProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
