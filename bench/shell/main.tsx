import Dexie, { type EntityTable } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/**
 * The minimal app, made of React, a router and Dexie. A live query counts today's diapers, and a tap adds a diaper in a
 * strict transaction. The app has no accounts, styles or undo. Its times are the lower bound for an app built from
 * these parts.
 */
const db = new Dexie('shell', { chromeTransactionDurability: 'strict' }) as Dexie & {
  diapers: EntityTable<{ id: string; date: string; type: string; at: number }, 'id'>;
};
db.version(1).stores({ diapers: 'id, date' });

function Today() {
  const date = new Date().toISOString().slice(0, 10);
  const count = useLiveQuery(() => db.diapers.where('date').equals(date).count(), [date]);
  if (count === undefined) return null;
  const add = () => db.diapers.put({ id: crypto.randomUUID(), date, type: 'wet', at: Date.now() });
  return (
    <main>
      <h1>Today</h1>
      <p id="count">{count}</p>
      <button type="button" onClick={() => void add()}>
        Wet
      </button>
    </main>
  );
}

const root = document.getElementById('root');
const router = createBrowserRouter([{ path: '*', element: <Today /> }]);
if (root) createRoot(root).render(<RouterProvider router={router} />);
void navigator.serviceWorker.register('/worker.js');
