import { type ReactNode, useId } from 'react';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { TableScroll } from '#ui/layout/TableScroll.tsx';
import { words } from '#words/now.ts';
import styles from './Figure.module.css';

interface FigureProps {
  title: string;
  /** Describes the drawing for screen readers. */
  says: string;
  /** The drawing's width and height in its own units. */
  size: readonly [number, number];
  caption: ReactNode;
  /** The headers of the table. The first column names each row. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  children: ReactNode;
}

/** A drawing of data, with the same data as a table. */
export function Figure({ title, says, size: [width, height], caption, head, rows, children }: FigureProps) {
  const id = useId();
  const { figure } = words.blog;
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={says}>
        {children}
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <Disclosure summary={figure.asTable}>
        <TableScroll label={figure.table(title)}>
          <table>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name = '', ...values]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, column) => (
                    <td key={head[column + 1]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </Disclosure>
    </figure>
  );
}
