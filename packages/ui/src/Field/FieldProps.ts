import type { ReactNode, Ref } from 'react';

export const fieldSizes = ['small', 'medium', 'large'] as const;
/** 28, 34 or 40 pixels high. */
export type FieldSize = (typeof fieldSizes)[number];

/** Passed through: `data-…` to the field's outermost element, `aria-…` to the control. */
export interface FieldAttributes {
  /** Ids of more text about the field, read after its own description and error. */
  'aria-describedby'?: string;
  /** Id of longer information about the field. */
  'aria-details'?: string;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** The props that every field has. `Control` is the element that `ref` gives. */
export interface FieldProps<Control extends HTMLElement = HTMLElement> extends FieldAttributes {
  /** The requested value, as a noun: "Pincode". Required, also when hidden. */
  label: string;
  /** Shows the label to screen readers only, where the context names the field. */
  isLabelHidden?: boolean;
  /** One line of help under the field. */
  description?: ReactNode;
  /** The problem and how to fix it. Makes the field invalid. */
  errorMessage?: string;
  /** Marks the field as required. The form does the checking. */
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Dotted name in the form. `Form` finds the field and its error by it. */
  name?: string;
  /** @default 'medium' */
  size?: FieldSize;
  /** A link at the end of the label's line: "Forgot?" */
  action?: ReactNode;
  /** Id of the control. @default generated */
  id?: string;
  /** The control that takes the focus; for a group of controls, the group. */
  ref?: Ref<Control>;
}

/**
 * The value of a field: either controlled by `value` and `onChange` together, or kept by the field, starting from
 * `defaultValue`.
 */
export type ValueProps<Value, Changed extends Value | undefined = Value> = {
  /** The value before the first change, where the field keeps its value. */
  defaultValue?: Value | undefined;
} & (
  | {
      /** The value, where the parent keeps it. `undefined` is empty. */
      value: Value | undefined;
      onChange: (value: Changed) => void;
    }
  | { value?: undefined; onChange?: (value: Changed) => void }
);
