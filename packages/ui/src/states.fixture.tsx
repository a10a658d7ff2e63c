import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { translateNativeStates } from './nativeStates.fixture.ts';

/** The states of a control, in the order in which a matrix shows them. */
export const controlStates = ['rest', 'hover', 'focus', 'pressed', 'disabled', 'invalid', 'loading'] as const;
export type ControlState = (typeof controlStates)[number];

/** What a hand does to a control, as React Aria writes it down. */
const attributes: Partial<Record<ControlState, readonly string[]>> = {
  hover: ['data-hovered'],
  focus: ['data-focused', 'data-focus-visible'],
  pressed: ['data-hovered', 'data-pressed'],
};

export interface ForcedStateProps {
  state: ControlState;
  /** Which element takes the state. @default the box of a field, or the first control in it */
  of?: string;
  /** It is a plain element, styled by `:hover` and its like. @default false */
  isNative?: boolean;
  children: ReactNode;
}

/** The first of these that is there. */
const anyControl = [
  '[data-part="box"]',
  'button:not([slot="remove"]), [role="button"], a[href]',
  'label:has(input)',
  'input, textarea',
];

/**
 * Shows a control as it looks while a hand is on it: writes the attributes that React Aria would write. Only one
 * element of a page can truly have the focus or the pointer, and a matrix shows them all at once.
 */
export function ForcedState({ state, of, isNative = false, children }: ForcedStateProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const undo = isNative ? translateNativeStates() : undefined;
    const written = attributes[state] ?? [];
    let control: Element | null | undefined;
    function write() {
      control = (of === undefined ? anyControl : [of])
        .map((selector) => place.current?.querySelector(selector))
        .find(Boolean);
      for (const attribute of written) control?.setAttribute(attribute, 'true');
    }
    write();
    // Tabs and trees draw their items once they have read them, in a second pass; panels once they know their width.
    const frame = requestAnimationFrame(write);
    const observer = new MutationObserver(write);
    if (place.current) observer.observe(place.current, { childList: true, subtree: true });
    return () => {
      undo?.();
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const attribute of written) control?.removeAttribute(attribute);
    };
  }, [state, of, isNative]);
  return (
    <div ref={place} style={{ minInlineSize: 0 }}>
      {children}
    </div>
  );
}

/** Props of the states that a prop brings about; each component takes those that it has. */
export interface StateProps {
  isDisabled?: boolean;
  errorMessage?: string;
  isPending?: boolean;
}

const props: Record<ControlState, StateProps> = {
  rest: {},
  hover: {},
  focus: {},
  pressed: {},
  disabled: { isDisabled: true },
  invalid: { errorMessage: 'Say what to do about it.' },
  loading: { isPending: true },
};

export interface StateMatrixProps extends Pick<ForcedStateProps, 'of'> {
  /** Those that the component has. @default all but `loading` */
  states?: readonly ControlState[];
  /** A row for each, by its name; it draws the component with the state's props. */
  variants: Readonly<Record<string, (state: StateProps, label: string) => ReactNode>>;
  /** Least width of a cell, in pixels. @default 170 */
  cell?: number;
}

/** Every variant in every state: the one table that all matrix stories are made of. */
export function StateMatrix({
  variants,
  states = controlStates.filter((state) => state !== 'loading'),
  of,
  cell = 170,
}: StateMatrixProps) {
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      {Object.entries(variants).map(([variant, draw]) => (
        <div
          key={variant}
          style={{
            display: 'grid',
            gap: '12px 20px',
            gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cell}px), 1fr))`,
            alignItems: 'start',
          }}
        >
          {states.map((state) => (
            <ForcedState key={state} state={state} of={of}>
              {draw(props[state], `${variant}, ${state}`)}
            </ForcedState>
          ))}
        </div>
      ))}
    </div>
  );
}
