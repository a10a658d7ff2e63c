import { useId, type ReactNode } from 'react';
import * as styles from './Card.css.ts';

export const cardPaddings = ['none', 'normal'] as const;

export interface CardSectionProps {
  children?: ReactNode;
  title?: ReactNode;
  /** A line below the title. */
  description?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** `none` lets a table or map reach the edges. @default 'normal' */
  padding?: (typeof cardPaddings)[number];
  /** Heading level. @default 2 */
  level?: 2 | 3 | 4;
}

export interface CardProps extends CardSectionProps {
  /** Buttons below a line, at the end. */
  footer?: ReactNode;
  /** The children are CardSections, separated by lines. */
  hasSections?: boolean;
}

/** A section of a card with its own title. */
export function CardSection({
  children,
  title,
  description,
  actions,
  padding = 'normal',
  level = 2,
}: CardSectionProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <section
      className={styles.section}
      data-padding={padding}
      data-part="section"
      aria-labelledby={title ? id : undefined}
    >
      {(title || actions) && (
        <div className={styles.head}>
          <div className={styles.words}>
            {title && (
              <Title id={id} className={styles.title}>
                {title}
              </Title>
            )}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

/** A group of content on one subject. */
export function Card({ children, footer, hasSections = false, ...section }: CardProps) {
  const hasHead = Boolean(section.title ?? section.actions);
  return (
    <div className={styles.card} data-component="Card">
      {hasSections ? (
        <>
          {hasHead && <CardSection {...section} />}
          {children}
        </>
      ) : (
        <CardSection {...section}>{children}</CardSection>
      )}
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
