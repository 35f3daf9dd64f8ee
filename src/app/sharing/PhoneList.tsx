import { useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { usePhones } from '#app/family/use-phones.ts';
import { toastProblem } from '#app/shell/toast-problem.ts';
import { isolated } from '#domain/isolated.ts';
import { clockAt, dayAt } from '#domain/time/when.ts';
import { formatClock, formatDay } from '#domain/time/when-words.ts';
import { useRecords } from '#session/use-records.ts';
import { requestRemoval } from '#storage/sync/move.ts';
import type { OtherPhone } from '#storage/sync/phones.ts';
import { Button } from '#ui/controls/Button.tsx';
import { backToHeading } from '#ui/layout/back-to-heading.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { speech, words } from '#words/now.ts';
import styles from './Sharing.module.css';

/** Lists the other phones that share the log, with when each last sent something. Each can be removed. */
export function PhoneList() {
  const db = useRecords();
  const { today, zone } = useFamily();
  const [asked, setAsked] = useState<OtherPhone | null>(null);
  const phones = usePhones();
  const said = words.sharing;
  if (!phones || phones.length === 0) return null;

  function stateOf({ heardAt, isRemoved }: OtherPhone): string {
    if (isRemoved) return said.removing.waits;
    const day = dayAt(heardAt, zone);
    return day === today
      ? said.heardToday(formatClock(clockAt(heardAt, zone), speech.locale))
      : said.heard(formatDay(day, speech.locale));
  }

  async function remove({ device }: OtherPhone) {
    setAsked(null);
    backToHeading();
    try {
      await requestRemoval(db, device);
    } catch (error) {
      await toastProblem(error);
    }
  }

  return (
    <>
      <ul className={styles.phones} role="list">
        {phones.map((phone) => (
          <li key={phone.device}>
            <p>
              <span>{`${said.phoneOf(isolated(phone.name))} `}</span>
              <span className={styles.muted}>{stateOf(phone)}</span>
            </p>
            {!phone.isRemoved && (
              <Button variant="ghost" onClick={() => setAsked(phone)}>
                <Rich
                  of={said.remove(<VisuallyHidden>{said.phoneOf(isolated(phone.name))}</VisuallyHidden>)}
                />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <Dialog
          title={said.removing.title(said.phoneOf(isolated(asked.name)))}
          description={said.removing.about}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsked(null)}>
                {said.removing.keep}
              </Button>
              <Button variant="danger" onClick={() => void remove(asked)}>
                {said.removing.act}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
