import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { button, content, spinner } from './Button.css.ts';

export const buttonTones = ['neutral', 'accent', 'critical'] as const;
export const buttonVariants = ['solid', 'outline', 'ghost'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

export interface ButtonStyle {
  /** `accent` for the one action a screen is for, `critical` for what loses something. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'critical';
  /** @default 'solid' for accent and critical, 'outline' for neutral */
  variant?: 'solid' | 'outline' | 'ghost';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its place, as on a sign-in form. @default false */
  isWide?: boolean;
  /** Before the words. */
  iconStart?: ReactNode;
}

export interface ButtonProps extends ButtonStyle {
  /** What pressing it does, in a verb: "Create order". */
  children: ReactNode;
  /** Shows a spinner, keeps the width and the name, ignores presses. */
  isPending?: boolean;
  isDisabled?: boolean;
  onPress?: () => void;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Takes the focus when it appears: the safe answer of a dialog. */
  autoFocus?: boolean;
  /** The id of the form it submits, where it stands outside. */
  form?: string;
}

/** The look that a tone has where none is said. */
export const resolveVariant = ({
  tone = 'neutral',
  variant,
}: ButtonStyle): NonNullable<ButtonStyle['variant']> => variant ?? (tone === 'neutral' ? 'outline' : 'solid');

/** Starts an action. For going somewhere, use Link or LinkButton. */
export function Button({
  children,
  tone = 'neutral',
  variant,
  size = 'medium',
  isWide = false,
  iconStart,
  isPending = false,
  onPress,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...(onPress && { onPress: () => onPress() })}
      isPending={isPending}
      className={button({
        tone,
        variant: resolveVariant({ tone, ...(variant && { variant }) }),
        size,
        isWide,
      })}
      data-component="Button"
    >
      <span className={content}>
        {iconStart}
        {children}
      </span>
      {isPending && <span className={spinner} aria-hidden="true" />}
    </AriaButton>
  );
}
