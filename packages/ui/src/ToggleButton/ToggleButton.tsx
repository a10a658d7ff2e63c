import type { ReactNode } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { Tooltip } from '../Tooltip/index.ts';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps {
  /** What is so while it is pressed; it stays the same in both states: "Only mine". */
  label: string;
  /** An icon before the label. */
  children?: ReactNode;
  /** Shows the icon alone, and the label as its tooltip. @default false */
  isIconOnly?: boolean;
  value?: boolean | undefined;
  onChange?: (isPressed: boolean) => void;
  /** @default 'medium' */
  size?: 'small' | 'medium';
  isDisabled?: boolean;
}

/** A button that stays pressed: a view that is on, a row that is locked. In a form, use Checkbox. */
export function ToggleButton({
  label,
  children,
  isIconOnly = false,
  value = false,
  onChange,
  size = 'medium',
  isDisabled = false,
}: ToggleButtonProps) {
  const button = (
    <AriaToggleButton
      className={styles.toggle}
      data-component="ToggleButton"
      data-size={size}
      data-icon={isIconOnly || undefined}
      isSelected={value}
      onChange={(isPressed) => onChange?.(isPressed)}
      isDisabled={isDisabled}
      {...(isIconOnly && { 'aria-label': label })}
    >
      {children}
      {!isIconOnly && label}
    </AriaToggleButton>
  );
  return isIconOnly ? <Tooltip text={label}>{button}</Tooltip> : button;
}
