import { useEffect, useState } from 'react';
import { isWithinReach, keepLanguage } from '#pwa/switch-language.ts';
import { hasUnsavedWork } from '#pwa/unsaved-work.ts';
import { writeLanguage } from '#storage/browser/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import type { Language } from '#words/grammar.ts';
import { isLanguage, LANGUAGES } from '#words/languages.ts';
import { language, words } from '#words/now.ts';
import styles from './LanguageSection.module.css';

/**
 * Switches the language of the app on this device. Loads the words first and then reloads the page. If the reload would
 * lose unsaved work, asks first.
 */
export function LanguageSection() {
  const [wanted, setWanted] = useState<Language | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const said = words.profile.language;
  const [others] = useState(() =>
    Object.keys(LANGUAGES)
      .filter(isLanguage)
      .filter((code) => code !== language),
  );
  const away = useAway(others);

  async function switchTo(code: Language) {
    setWanted(null);
    setFailed(false);
    setBusy(true);
    try {
      await keepLanguage(code);
      if (!writeLanguage(code)) throw new Error('the browser refused the choice');
      location.reload();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <TitledSection anchor="language" title={said.title} about={said.about}>
      <ul className={styles.languages} role="list">
        {others.map((code) => (
          <li key={code}>
            <Button
              variant="quiet"
              disabled={busy || away.includes(code)}
              onClick={() => (hasUnsavedWork() ? setWanted(code) : void switchTo(code))}
            >
              <span lang={code}>{LANGUAGES[code].name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {away.length > 0 && <p>{said.notHere}</p>}
      {failed && <ErrorNotice {...said.failed} />}
      {wanted && (
        <Dialog
          title={said.unsaved.title}
          description={said.unsaved.description}
          onClose={() => setWanted(null)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setWanted(null)}>
                {said.unsaved.stay}
              </Button>
              <Button onClick={() => void switchTo(wanted)}>{said.unsaved.leave}</Button>
            </>
          }
        />
      )}
    </TitledSection>
  );
}

/** Returns the languages whose words are not on the device while it is offline. */
function useAway(codes: readonly Language[]): readonly Language[] {
  const [away, setAway] = useState<readonly Language[]>([]);
  useEffect(() => {
    async function look() {
      const reach = await Promise.all(codes.map(isWithinReach));
      setAway(codes.filter((_, index) => !reach[index]));
    }
    const onChange = () => void look();
    onChange();
    for (const event of ['online', 'offline']) addEventListener(event, onChange);
    return () => {
      for (const event of ['online', 'offline']) removeEventListener(event, onChange);
    };
  }, [codes]);
  return away;
}
