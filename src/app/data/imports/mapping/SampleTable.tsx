import type { UnmappedTable } from '#imports/mapping/find-tables.ts';
import { TableScroll } from '#ui/layout/TableScroll.tsx';
import { words } from '#words/now.ts';
import styles from './MappingStep.module.css';

/** The number of rows, and the most characters of a cell. */
const ROWS = 3;
const LONGEST = 80;

/** Shows the first rows of a table as they are in its file. */
export function SampleTable({ table: { name, titles, rows } }: { table: UnmappedTable }) {
  return (
    <TableScroll label={words.mapping.sample(name)}>
      <table className={styles.sample}>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                <bdi>{title}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS).map(({ line, cells }) => (
            <tr key={line}>
              {titles.map((title, at) => (
                <td key={title}>
                  <bdi>{cells[at]?.slice(0, LONGEST)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
