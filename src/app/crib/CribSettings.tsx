import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { CHIME_HOURS, chooseChimeHours, chooseNightInCrib } from '#storage/browser/crib-choices.ts';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { speech, words } from '#words/now.ts';
import { formatMinutes } from '#words/say/spans.ts';
import styles from './CribSettings.module.css';
import { playChime } from './play-chime.ts';

export interface CribChoices {
  isNight: boolean;
  /** Hours after the start of a feed, or null without a chime. */
  chimeHours: number | null;
}

interface CribSettingsProps {
  choices: CribChoices;
  onChoose: (choices: CribChoices) => void;
}

/** A button that opens the choices of crib mode. They belong to this device. */
export function CribSettings({ choices, onChoose }: CribSettingsProps) {
  const [isOpen, setOpen] = useState(false);
  const { settings } = words.crib;
  const { title, night, chime } = settings;

  function chooseNight(isNight: boolean) {
    chooseNightInCrib(isNight);
    onChoose({ ...choices, isNight });
  }

  /** Also plays the chime, so that the parent hears what was chosen. */
  function chooseChime(hours: number | null) {
    chooseChimeHours(hours);
    onChoose({ ...choices, chimeHours: hours });
    if (hours !== null) playChime();
  }

  return (
    <>
      <IconButton
        label={title}
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <div className={styles.choices}>
            <CheckboxField
              label={night.label}
              hint={night.hint}
              checked={choices.isNight}
              onChange={({ target }) => chooseNight(target.checked)}
            />
            <SelectField
              label={chime.label}
              hint={chime.hint}
              value={choices.chimeHours ?? ''}
              onChange={({ target }) => chooseChime(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{chime.off}</option>
              {CHIME_HOURS.map((hours) => (
                <option key={hours} value={hours}>
                  {chime.after(formatMinutes(hours * 60, speech))}
                </option>
              ))}
            </SelectField>
          </div>
        </Dialog>
      )}
    </>
  );
}
