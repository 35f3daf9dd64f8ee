import { type ComponentPropsWithRef, type ElementType, type ReactNode, useId } from 'react';
import styles from './Card.module.css';
import type { Tone } from './tone.ts';

interface OwnProps<As extends ElementType> {
  /** The element: `section` by default, `article`, `li`, `div`, or a Link if the whole card is a link. */
  as?: As;
  title?: ReactNode;
  level?: 2 | 3 | 4;
  icon?: ReactNode;
  /** A small control opposite the title. */
  action?: ReactNode;
  tone?: Tone;
  /** `base` has a paper surface, `tinted` is filled with its tone, `flat` has no border. */
  look?: 'base' | 'tinted' | 'flat';
  children?: ReactNode;
}

type CardProps<As extends ElementType = 'section'> = OwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof OwnProps<As> | 'className' | 'style'>;

/** A titled group of content. */
export function Card<As extends ElementType = 'section'>({
  as,
  title,
  level = 2,
  icon,
  action,
  tone = 'plain',
  look = 'base',
  children,
  ...rest
}: CardProps<As>) {
  const id = useId();
  const Element: ElementType = as ?? 'section';
  const Heading: ElementType = `h${level}`;
  return (
    <Element
      {...(title && Element === 'section' && { 'aria-labelledby': id })}
      {...rest}
      className={styles.card}
      data-tone={tone}
      data-look={look}
      data-pressable={typeof Element !== 'string' || Element === 'a' || Element === 'button' || undefined}
    >
      {(title || action) && (
        <div className={styles.head}>
          {icon && <span className={styles.icon}>{icon}</span>}
          {title && (
            <Heading id={id} className={styles.title}>
              {title}
            </Heading>
          )}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
      {children}
    </Element>
  );
}
