import { useState } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { words } from '#words/now.ts';
import styles from './Licenses.module.css';

type Listed = typeof import('virtual:licenses')['licenses'];

/** Lists the software that the app includes, and the licenses. The list loads when the parent opens it. */
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
          {words.profile.about.licenses}
        </Button>
      </div>
      {open && licenses && (
        <div>
          <p>{words.profile.about.thanks}</p>
          {licenses.map(({ terms, text, software }) => {
            const names = software.map(({ name, version }) => `${name} ${version}`.trim()).join(', ');
            return (
              <Disclosure key={names} summary={words.profile.about.license(names, terms)}>
                <p className={styles.text}>{text}</p>
              </Disclosure>
            );
          })}
        </div>
      )}
    </>
  );
}
