import { useId } from 'react';
import { TableScroll } from '#ui/layout/TableScroll.tsx';
import { words } from '#words/now.ts';
import styles from './AllowanceTable.module.css';
import { allowanceRows } from './allowance-rows.ts';

const COLUMNS = (['babies', 'trends', 'sharing', 'summaryExports', 'planners'] as const).filter(
  (column) => column !== 'sharing' || import.meta.env.VITE_SYNC_URL,
);

export function AllowanceTable() {
  const id = useId();
  const { allows } = words.pricing;
  return (
    <div className={styles.paper}>
      <TableScroll label={allows.label}>
        {/* The roles keep it a table for screen readers where a phone shows each row as a block. */}
        <table role="table" aria-describedby={id}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {allows.plan}
              </th>
              {COLUMNS.map((key) => (
                <th key={key} role="columnheader" scope="col">
                  {allows[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {allowanceRows().map((row) => (
              <tr key={row.name} role="row">
                <th role="rowheader" scope="row">
                  {row.name}
                </th>
                {COLUMNS.map((key) => (
                  <td key={key} role="cell">
                    <span className={styles.label} aria-hidden="true">
                      {allows[key]}
                    </span>
                    <span>{row[key]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {/* The table has no caption. On a phone, a caption would be as wide as the table and wider than the page. */}
      <p id={id} className={styles.note}>
        {import.meta.env.VITE_SYNC_URL ? `${allows.note} ${allows.joining}` : allows.note}
      </p>
    </div>
  );
}
