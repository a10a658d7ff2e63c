import type { ReactNode, Ref } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import type { ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import { Tooltip } from '../Tooltip/index.ts';
import * as styles from './ToggleButton.css.ts';

interface ToggleButtonOptions {
  /** The pressed state; the same label in both states: "Only mine". */
  label: string;
  /** An icon before the label. */
  children?: ReactNode;
  /** Shows the icon alone, and the label as its tooltip. @default false */
  isIconOnly?: boolean;
  /** @default 'medium' */
  size?: 'small' | 'medium';
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export type ToggleButtonProps = ToggleButtonOptions & ValueProps<boolean>;

/** A button that stays pressed: an active view, a locked row. In a form, use Checkbox. */
export function ToggleButton(props: ToggleButtonProps) {
  const { label, children, isIconOnly = false, size = 'medium', isDisabled = false, ref } = props;
  const [value = false, setValue] = useValue(props);
  const button = (
    <AriaToggleButton
      ref={ref}
      className={styles.toggle}
      data-component="ToggleButton"
      data-size={size}
      data-icon={isIconOnly || undefined}
      isSelected={value}
      onChange={setValue}
      isDisabled={isDisabled}
      {...(isIconOnly && { 'aria-label': label })}
    >
      {children}
      {!isIconOnly && label}
    </AriaToggleButton>
  );
  return isIconOnly ? <Tooltip trigger={button}>{label}</Tooltip> : button;
}
