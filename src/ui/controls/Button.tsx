import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import styles from './Button.module.css';

interface OwnProps<As extends ElementType> {
  /** The element: `button` by default, `'a'`, or a router's Link. */
  as?: As;
  variant?: 'primary' | 'quiet' | 'ghost' | 'danger';
  /** `main` is a 64 px target for primary actions. */
  size?: 'base' | 'main';
  /** Fills the available width. */
  wide?: boolean;
  icon?: ReactNode;
  /** Shows a spinner, keeps the focus and ignores presses. */
  busy?: boolean;
  children: ReactNode;
}

export type ButtonProps<As extends ElementType = 'button'> = OwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof OwnProps<As> | 'className' | 'style'>;

/** A button or a link. As a link it accepts the link's own props: `<Button as={Link} to={…}>`. */
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
