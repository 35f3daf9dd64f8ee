import { useId } from 'react';
import { TableScroll } from '#ui/layout/TableScroll.tsx';
import styles from './AllowanceTable.module.css';
import { allowanceRows } from './allowance-rows.ts';

const COLUMNS = [
  { key: 'babies', name: 'Baby profiles' },
  { key: 'trends', name: 'Calendar, trends, growth curves' },
  { key: 'summaryExports', name: 'PDF and CSV summaries' },
  { key: 'planners', name: 'Planners' },
] as const;

export function AllowanceTable() {
  const id = useId();
  return (
    <div className={styles.paper}>
      <TableScroll label="The plans as a table">
        <table aria-describedby={id}>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              {COLUMNS.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {allowanceRows().map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {COLUMNS.map(({ key }) => (
                  <td key={key}>{row[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {/* The table has no caption: on a phone, a caption would be as wide as the table and so wider than the page. */}
      <p id={id} className={styles.note}>
        Starter opens its features for 3 months from the day you choose it; after that it is as free, and the
        planner stays yours. A profile beyond your plan’s number stays, to read, to log and to export.
      </p>
    </div>
  );
}
