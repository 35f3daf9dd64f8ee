import { useState } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import styles from './Licenses.module.css';

type Listed = typeof import('virtual:licenses')['licenses'];

/** The software that the app includes, with its licenses. Loaded on demand. */
export function Licenses() {
  const [licenses, setLicenses] = useState<Listed | null>(null);
  const [open, setOpen] = useState(false);

  async function toggle() {
    if (!licenses) setLicenses((await import('virtual:licenses')).licenses);
    setOpen(!open);
  }

  return (
    <>
      <div>
        <Button variant="quiet" aria-expanded={open} onClick={() => void toggle()}>
          Open-source licenses
        </Button>
      </div>
      {open && licenses && (
        <div>
          <p>Wee Hours is built on the work of these people, who gave it away for everybody to use.</p>
          {licenses.map(({ terms, text, software }) => {
            const names = software.map(({ name, version }) => `${name} ${version}`.trim()).join(', ');
            return (
              <Disclosure key={names} summary={`${names} · ${terms}`}>
                <p className={styles.text}>{text}</p>
              </Disclosure>
            );
          })}
        </div>
      )}
    </>
  );
}
