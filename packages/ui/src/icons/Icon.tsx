export interface IconProps {
  /** Pixels. @default 18 */
  size?: number;
}

interface ShapeProps extends IconProps {
  /** Path data on a grid of 24. */
  d: string;
}

/** A decorative stroke icon. */
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
