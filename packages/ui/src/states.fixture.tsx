import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { translateNativeStates } from './nativeStates.fixture.ts';

/** The states of a control, in matrix order. */
export const controlStates = ['rest', 'hover', 'focus', 'pressed', 'disabled', 'invalid', 'loading'] as const;
export type ControlState = (typeof controlStates)[number];

/** Attributes that React Aria sets per state. */
const attributes: Partial<Record<ControlState, readonly string[]>> = {
  hover: ['data-hovered'],
  focus: ['data-focused', 'data-focus-visible'],
  pressed: ['data-hovered', 'data-pressed'],
};

export interface ForcedStateProps {
  state: ControlState;
  /** Selector of the element. @default the box of a field, or its first control */
  of?: string;
  /** A native element, styled by `:hover` etc. @default false */
  isNative?: boolean;
  children: ReactNode;
}

/** Selector of the first control. */
const anyControl = [
  '[data-part="box"]',
  'button:not([slot="remove"]), [role="button"], a[href]',
  'label:has(input)',
  'input, textarea',
];

/**
 * Shows a control in a simulated state by setting React Aria's attributes, because only one element can
 * really be focused or hovered.
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
    // Tabs render items in a second pass, panels after measuring.
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

/** Props of states; components use those that apply. */
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
  /** States of the component. @default all but `loading` */
  states?: readonly ControlState[];
  /** Renders the component per variant with the state's props. */
  variants: Readonly<Record<string, (state: StateProps, label: string) => ReactNode>>;
  /** Minimum cell width in pixels. @default 170 */
  cell?: number;
}

/** All variants in all states: the base of all matrix stories. */
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
