import { TableScroll } from '#ui/TableScroll.tsx';
import styles from './AllowanceTable.module.css';
import { allowanceRows } from './allowance-rows.ts';

const COLUMNS = [
  { key: 'babies', name: 'Baby profiles' },
  { key: 'trends', name: 'Calendar, trends, growth curves' },
  { key: 'summaryExports', name: 'PDF and CSV summaries' },
] as const;

export function AllowanceTable() {
  return (
    <div className={styles.paper}>
      <TableScroll label="The plans as a table">
        <table>
          <caption>
            Starter opens its features for 3 months from the day you choose it; after that it is as free. A
            profile beyond your plan’s number stays, to read, to log and to export.
          </caption>
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
    </div>
  );
}
