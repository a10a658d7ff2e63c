import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { button, content, spinner } from './Button.css.ts';

export const buttonTones = ['neutral', 'accent', 'critical'] as const;
export const buttonVariants = ['solid', 'outline', 'ghost'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

export interface ButtonStyle {
  /** `accent` for the main action, `critical` for destructive ones. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'critical';
  /** @default 'solid' for accent and critical, 'outline' for neutral */
  variant?: 'solid' | 'outline' | 'ghost';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Full width, for example in a login form. @default false */
  isWide?: boolean;
  /** Icon before the label. */
  iconStart?: ReactNode;
}

export interface ButtonProps extends ButtonStyle {
  /** The action, starting with a verb: "Create order". */
  children: ReactNode;
  /** Shows a spinner, keeps width and name, ignores clicks. */
  isPending?: boolean;
  isDisabled?: boolean;
  onPress?: () => void;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Focuses it on mount: the safe button of a dialog. */
  autoFocus?: boolean;
  /** ID of the form to submit, if outside of it. */
  form?: string;
}

/** Returns the default variant of a tone. */
export const resolveVariant = ({
  tone = 'neutral',
  variant,
}: ButtonStyle): NonNullable<ButtonStyle['variant']> => variant ?? (tone === 'neutral' ? 'outline' : 'solid');

/** A button for actions. For navigation, use Link or LinkButton. */
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
