import { useContext, type PointerEvent, type ReactNode } from 'react';
import { FieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { ariaAttributes, dataAttributes } from './attributes.ts';
import * as styles from './field.css.ts';
import { FieldHeader } from './FieldHeader.tsx';
import type { FieldProps, FieldSize } from './FieldProps.ts';
import { useSteadyDuringPress } from './useSteadyDuringPress.ts';

export interface FieldFrameProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'isRequired' | 'action'
> {
  /** The control, usually in a FieldBox. */
  children: ReactNode;
}

/**
 * Label, control, help and error of a field built on React Aria, which connects them by id. The React Aria field takes
 * `fieldRoot(…)`.
 */
export function FieldFrame({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  action,
  children,
}: FieldFrameProps) {
  return (
    <>
      <FieldHeader isLabelHidden={isLabelHidden} isRequired={isRequired} action={action}>
        <Label className={styles.label}>{label}</Label>
      </FieldHeader>
      {children}
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FrameError errorMessage={errorMessage} />
    </>
  );
}

/** The field's error, or the form's. */
function FrameError({ errorMessage }: Pick<FieldProps, 'errorMessage'>) {
  const validation = useContext(FieldErrorContext);
  const fromForm = validation?.isInvalid ? validation.validationErrors.join(' ') : '';
  const message = errorMessage || fromForm;
  const shown = useSteadyDuringPress(message);
  if (!shown) return null;
  // React Aria has no place for the error of a field that is valid by now.
  if (!validation?.isInvalid) return <span className={styles.error}>{shown}</span>;
  return <FieldError className={styles.error}>{shown}</FieldError>;
}

/** The props of the React Aria field around a FieldFrame. */
export function fieldRoot(
  component: string,
  { label, name, id, errorMessage, isRequired, isDisabled, ...field }: Omit<FieldProps, 'ref'>,
) {
  const describedBy = field['aria-describedby'];
  return {
    ...dataAttributes(field),
    ...ariaAttributes(field),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    className: styles.field,
    'data-component': component,
    'data-label': label,
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name, 'data-field': name }),
    // `false` would silence the field's own checks and the form's
    ...(errorMessage ? { isInvalid: true } : {}),
    isRequired: isRequired ?? false,
    isDisabled: isDisabled ?? false,
    validationBehavior: 'aria' as const,
  };
}

export interface FieldBoxProps {
  children: ReactNode;
  size?: FieldSize;
  prefix?: ReactNode;
  suffix?: ReactNode;
  isInvalid?: boolean;
  isDisabled?: boolean;
}

/** Focuses the input when the box beside it is pressed. */
function focusInput(event: PointerEvent<HTMLDivElement>) {
  if (event.target instanceof Element && event.target.closest('input, textarea, button, a')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
}

/** The border around an input, with its prefix and suffix. */
export function FieldBox({
  children,
  size = 'medium',
  prefix,
  suffix,
  isInvalid = false,
  isDisabled = false,
}: FieldBoxProps) {
  return (
    <div
      className={styles.box}
      data-part="box"
      data-size={size}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      onPointerDown={focusInput}
    >
      {prefix !== undefined && prefix !== null && <span className={styles.affix}>{prefix}</span>}
      {children}
      {suffix !== undefined && suffix !== null && <span className={styles.affix}>{suffix}</span>}
    </div>
  );
}
