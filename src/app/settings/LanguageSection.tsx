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

/**
 * Switches the language of the app on this device. Loads the words first and then reloads the page. If the reload would
 * lose unsaved work, asks first.
 */
export function LanguageSection() {
  const [wanted, setWanted] = useState<Language | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const said = words.profile.language;
  const others = Object.keys(LANGUAGES)
    .filter(isLanguage)
    .filter((code) => code !== language);

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
      {others.map((code) => (
        <LanguageButton
          key={code}
          code={code}
          busy={busy}
          onWanted={() => (hasUnsavedWork() ? setWanted(code) : void switchTo(code))}
        />
      ))}
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

interface LanguageButtonProps {
  code: Language;
  busy: boolean;
  onWanted: () => void;
}

/** A button with a language's own name. It is disabled if the device is offline and does not have the words. */
function LanguageButton({ code, busy, onWanted }: LanguageButtonProps) {
  const isHere = useWithinReach(code);
  return (
    <div>
      <Button variant="quiet" disabled={busy || !isHere} onClick={onWanted}>
        <span lang={code}>{LANGUAGES[code].name}</span>
      </Button>
      {!isHere && <p>{words.profile.language.notHere}</p>}
    </div>
  );
}

function useWithinReach(code: Language): boolean {
  const [isHere, setHere] = useState(true);
  useEffect(() => {
    const look = () => void isWithinReach(code).then(setHere);
    look();
    for (const event of ['online', 'offline']) addEventListener(event, look);
    return () => {
      for (const event of ['online', 'offline']) removeEventListener(event, look);
    };
  }, [code]);
  return isHere;
}
