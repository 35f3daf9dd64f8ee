import { inflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readDatabase } from './read-database.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

/**
 * A database that SQLite 3.40 wrote, with pages of 512 bytes. Table "notes" has a row that continues on other pages,
 * and a column that was added later. Table "many" has several levels of pages. Table "deleted" had a row.
 */
const DATABASE = inflateSync(
  Buffer.from(
    '7dl7bJV3Hcfx37e38/0VChQoBcrlodxaKOyc59y3MSilQKHcSoFyGxR6uPbC4HAdl52jf5hoXGJMNG6Jl3mJyRKXmJhFTJzRqJmJl8xkmiy6aIzTLRrNvCSo8XP6fD9T/tmM4w8nfUKfvnrCed79/X7P5STdvav3dLEQnBg7PzJYDJKuyom4dUHgHOhco/vXVouvmn/7Wdw7b1Vu9XFpGH/jU076ZKH7AfCfbWFNXXNLi6wpDh4bLgwVhgvFwpB9a+zq6+7s7w76O9f3dgf2YtA22L69uq65uVlujL/nbOFqYWh8N+2u/z/+UtB2NujvHugPdvb1bOvs2x9s7d7fEVxqD/b19G/esac/6Nuxr2dDoqquualJNo0fb2Rw9GrlK3bX0SqvBG2jgyOF8eO1l1ZKrPI7lNPjbxodKxYujO+q7nrb+EtB2+mhoGd7f/em7r67f5HW4qlC0NpaLFwptra2jh+5IxgcGbs4WgxwmN6O4ODxyg+H33r7hu6NnXt6+4NsR3Bx9HQxGhxfXD4yvLwj6Nrc3bUV0xQd5pEg3t5eWZtq+bST38htfJvY/te22b7OuVhd49pX7YUguvjGrj05UFvnPrlKZHhs9GTwdrvKGjdV17rGWO03v7j2zTXnnnm5fo08/Xph8QuVS/Pt3zyx+3/eVe7rE/Nw/+6w/nUT83D/7irPkol5eM/uDvzjXX68qHyoj8lPK5wqd+TP8gd5XX4lP49emtjey9uU8mTsG0qnsJ9c2oD9pFLl02P9dex8P3a6ovL5f4U74eQv8jus+yvykrwo35Dn5UvyeXlaPiIfkJtSlDNyVPZKr6yXnKyWJTJXpkmd+5v7o3vN/cz92L3oXnBfcc+6z7iPuw+797tr7hwO+tamK6rmnB+7HKQS2m6Ka1ukZF6Xm3K6zJTVpaaMLjGldbEppa2mpC4yhRqYErrQFNcFkcK8zjfldJ4pqy2mjM41pXWOKaWzTUltNoU6y5TQJlNcZ0ZK5HWGKafTTVltNGV0mimtU00pnWJKaoMp1MmmhE4yxWP1Vc0V5WM+Qi6mEbKxWIRMrC5COlYbIRWriZCMVUcIY1UREjGJEI/W/5DDlf+G/EJ+It+Xb8lX5bl7sPqHtD/6/XNJ3W0Ktc+U0F2muO6MlM3rDlNOt5uyus2U0V5TWreaUrrFlNQeU6ibTQndZIrrxkiZvHabcrrBlNUuU0bXm9LaaUrpOlNS15pCfcSU0DWmuD4cKZ3Xh0w5fdCU1bwpozlTWrOmlGZMSU2bQk2ZEpo0xTW06yevCVNO46asPmDK6GpTWleZUtphSupKU1hZ/zY38M7rv0e2yFpJSbsskBmi7u9Y/V+7V9yP3Lfdbfec+5z7hHsSa3/VjbrjbsBfr2qJzuekf5wM/TUy4a+ScX/FmMj7y2TOXyKz/iKZ8UUy7S+QKX+eTPrHyNCfIxN+jIz7UWM870fInB8ms/4smfFnyLQ/Tab8KTLpT5KhP0EmfIGM61A00/m8Hjfl9Jgpq4OmjB41pfWIKaWPmpJ62BTqIVNCD5riesCupLzuN+V0wJTVfaaM7jWldY8pVVn/JW63kz/Jb/HUf0m+I7dx739GPiYflFtyQU7KQdkhXZKVlbIQKx9zd9zv3S/dy+577uvuy+4L7ims+/vcZXfWHcGB8GQpBTb8dN6XFtI5X1pAZ31pPp3xpXl02pda6JQvzaWTvjSHDn1pNp3wpWY67kuzzCl0m2h0Z9LozqDRnU6j20ijO41GdyqN7hQa3QYa3cnmJLqTaHTraXQ9ja7S6MZodOtodGtpdGtodKtpdKt4CaErNLqOzvpbZMbfJNP+Bmnrv9PJm/Ianv4/xNX/vDwrn5KP4tq/LudkSAZw51+HK79N5uG+X+P+6t5wr+Ku/133NVz3n8U9/0PuCVd0p/AY2elLG+zYeQyui8bg1tMYXCeNwa2jMbi1NAb3iDmHwa2hMbiHaUzqQzQm9UEa3TyNbo5GN0ujm6HRTdPopsxZdJM0uiGNboJGN06j+wCN7moa3VU0uh00uitpdFeYM+i20+i20egup9FdRqO7lEZ3CY3uYhrdVhrdRXT83q+/3RzDysl6ksb47PYYVk7WAo3xDdEY33Ea4ztGY3yDNMZ3lMb4jtAY36M0uodpdA+Z8XApHaTRPUCju59Gd4BGdx+N7l4a3T00uv00urtpdPvMeMyUdtHo7qTR3UGju51GdxuNbi+N7lYa3S00uj00upt5DaG7iUZ3I41uN5255+tftpthiPO1PInO+HI9nfZlT6d8WemkL8fo0Jfr6IQv19JxX7abYYiHS7mazvlyFY2u0Og6GvN6i8a83qQxrzdozOt1GvP6OI15tY8uYeXhcpXGvF6hMa+XaaznJRrdizS6RRrdCzS652l0H6PRPcdrCN0xGt1RGt0RGt1hGt2zNLpnaHRP0+Of/wIs37te//9y82W7H4Y4X8sraaznChrr2U5jPdtonEfLaZxHy2icR0tpnEdLaJxHi2mcR3Y/DPF8KS+i0Q1odBfS6C6g0Z1PozuPRreFRncuje4cGl378BLi+VJuptGdRaPbRKM7k0Z3Bo3udBrdRhrdaTS6U2l0p/AaQreBztVX/pYkdxz+TWz311ZTPdUPNjj7S//Edl9u/wQ=',
    'base64',
  ),
);

/**
 * A database that SQLite 3.40 wrote in WAL mode, copied while it was open. Table "t" has the row "first". The row
 * "second" was in the other file.
 */
const OPEN_DATABASE = inflateSync(
  Buffer.from(
    'Cw70ySxJVUjLL8pNLFEwZmBiYGJicFBQYGAAMiEYBhiBmAWNTwgwMeglM/KCFDPeZwCiUUBfIM/IJs7Pz6hfkpiUk1pSwuQc5OoY4qoQ4ujk46pQopGoCYmb7wxANApGDmBnZBJPyywqLgEA',
    'base64',
  ),
);

const sheets = () => new Map(readDatabase(DATABASE, 'log.db').map((sheet) => [sheet.name, sheet]));

describe('readDatabase', () => {
  test('reads the columns of a table, without its constraints', () =>
    expect(sheets().get('notes')?.titles).toEqual(['id', 'the "text"', 'amount', 'count', 'unit']));

  test('reads numbers, texts, empty values and added columns', () =>
    expect(sheets().get('notes')?.rows).toEqual([
      { line: 2, cells: ['3', 'é', '1.2650', '1773475800000', 'ml'] },
      { line: 3, cells: ['5', 'long '.repeat(400), '90', '-2', 'ml'] },
      { line: 4, cells: ['9', '', '0.5', '9007199254740993', 'oz'] },
    ]));

  test('reads all rows of a table with several levels of pages', () =>
    expect(
      sheets()
        .get('many')
        ?.rows.map(({ cells }) => cells[0]),
    ).toEqual(Array.from({ length: 300 }, (_, index) => `row ${index}`)));

  test('leaves out deleted rows', () => expect(sheets().get('deleted')?.rows).toEqual([]));

  test('doubts the last row of a database whose newest rows may be in another file', () => {
    const rows = [{ line: 2, cells: ['first'], doubt: 'databaseOpen' }];
    expect(readDatabase(OPEN_DATABASE, 'log.db')).toEqual([{ name: 't', titles: ['a'], rows }]);
  });

  test('refuses a database that was cut anywhere', () => {
    for (let length = 16; length < DATABASE.length; length += 100) {
      expect(() => readDatabase(DATABASE.subarray(0, length), 'log.db')).toThrow(UnreadableFileError);
    }
  });

  test('reads or refuses a database with any changed byte', () => {
    for (let at = 16; at < DATABASE.length; at += 1) {
      const damaged = Uint8Array.from(DATABASE);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      try {
        readDatabase(damaged, 'log.db');
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableFileError);
      }
    }
  });
});
