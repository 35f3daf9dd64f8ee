import { useId } from 'react';
import { TableScroll } from '#ui/layout/TableScroll.tsx';
import { words } from '#words/now.ts';
import styles from './AllowanceTable.module.css';
import { allowanceRows } from './allowance-rows.ts';

const COLUMNS = ['babies', 'trends', 'summaryExports', 'planners'] as const;

export function AllowanceTable() {
  const id = useId();
  const { allows } = words.pricing;
  return (
    <div className={styles.paper}>
      <TableScroll label={allows.label}>
        <table aria-describedby={id}>
          <thead>
            <tr>
              <th scope="col">{allows.plan}</th>
              {COLUMNS.map((key) => (
                <th key={key} scope="col">
                  {allows[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {allowanceRows().map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {COLUMNS.map((key) => (
                  <td key={key}>{row[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {/* The table has no caption. On a phone, a caption would be as wide as the table and wider than the page. */}
      <p id={id} className={styles.note}>
        {allows.note}
      </p>
    </div>
  );
}
