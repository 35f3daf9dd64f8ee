import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithRef, useState } from 'react';
import { words } from '#words/now.ts';
import controls from './Control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './PasswordField.module.css';

type PasswordFieldProps = FieldProps &
  Omit<
    ComponentPropsWithRef<'input'>,
    keyof FieldProps | 'id' | 'className' | 'style' | 'type' | 'autoComplete'
  > & {
    autoComplete: 'current-password' | 'new-password' | 'off';
  };

/** A password field with a button that shows the password, because typing in the dark causes mistakes. */
export function PasswordField({ label, hint, error, optional = false, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={controls.control}
          />
          <IconButton
            label={shown ? words.ui.password.hide : words.ui.password.show}
            icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
