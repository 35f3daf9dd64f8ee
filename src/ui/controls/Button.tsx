import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import styles from './Button.module.css';

interface OwnProps<As extends ElementType> {
  /** What it is: a `button` unless told, `'a'`, or a router's Link. */
  as?: As;
  variant?: 'primary' | 'quiet' | 'ghost' | 'danger';
  /** `main` is the 64 px target for what a thumb looks for first. */
  size?: 'base' | 'main';
  /** Takes the whole width. */
  wide?: boolean;
  icon?: ReactNode;
  /** At work: it keeps its place and its focus, and does nothing when pressed again. */
  busy?: boolean;
  children: ReactNode;
}

export type ButtonProps<As extends ElementType = 'button'> = OwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof OwnProps<As> | 'className' | 'style'>;

/** Something to press. As a link it takes the link's own props: `<Button as={Link} to={…}>`. */
export function Button<As extends ElementType = 'button'>({
  as,
  variant = 'primary',
  size = 'base',
  wide = false,
  icon,
  busy = false,
  children,
  onClick,
  ...rest
}: ButtonProps<As>) {
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event: MouseEvent) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Spinner /> : icon}
      <span className={styles.words}>{children}</span>
    </Element>
  );
}
