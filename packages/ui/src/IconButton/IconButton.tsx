import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { button } from '../Button/Button.css.ts';
import { Tooltip } from '../Tooltip/index.ts';

export interface IconButtonProps {
  /** Accessible name and tooltip: "Close". */
  label: string;
  /** The icon. */
  children: ReactNode;
  onPress?: () => void;
  /** @default 'ghost' */
  variant?: 'solid' | 'outline' | 'ghost';
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'critical';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  isDisabled?: boolean;
}

/** A button with an icon only. */
export function IconButton({
  label,
  children,
  onPress,
  variant = 'ghost',
  tone = 'neutral',
  size = 'medium',
  isDisabled = false,
}: IconButtonProps) {
  return (
    <Tooltip
      trigger={
        <AriaButton
          aria-label={label}
          isDisabled={isDisabled}
          {...(onPress && { onPress: () => onPress() })}
          className={button({ variant, tone, size, isIcon: true })}
          data-component="IconButton"
        >
          {children}
        </AriaButton>
      }
    >
      {label}
    </Tooltip>
  );
}
