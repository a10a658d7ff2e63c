import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { button } from '../Button/Button.css.ts';
import { resolveVariant } from '../Button/Button.tsx';
import type { ButtonStyle } from '../Button/Button.tsx';
import { link } from './Link.css.ts';

export interface LinkProps {
  /** Text that makes sense alone. */
  children: ReactNode;
  href: string;
  /** Opens another site in a new tab. @default false */
  isExternal?: boolean;
  /** Downloads the target under this name. */
  download?: string;
}

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A link. For actions, use Button. */
export function Link({ isExternal = false, ...rest }: LinkProps) {
  return <AriaLink {...rest} {...(isExternal && elsewhere)} className={link} data-component="Link" />;
}

export interface LinkButtonProps extends LinkProps, ButtonStyle {}

/** A link that looks like a Button: "Create order". */
export function LinkButton({
  children,
  isExternal = false,
  tone = 'neutral',
  variant,
  size = 'medium',
  isWide = false,
  iconStart,
  ...rest
}: LinkButtonProps) {
  return (
    <AriaLink
      {...rest}
      {...(isExternal && elsewhere)}
      className={button({
        tone,
        variant: resolveVariant({ tone, ...(variant && { variant }) }),
        size,
        isWide,
      })}
      data-component="LinkButton"
    >
      {iconStart}
      {children}
    </AriaLink>
  );
}
