import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { keepRecoveryCode } from '#session/account.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import styles from './RecoveryCodeDialog.module.css';

interface RecoveryCodeDialogProps {
  code: string;
  email: string;
  onClose: () => void;
}

const HOW =
  'With this code you set a new password on this device: choose “Forgot your password?” where you sign in. ' +
  'Keep it with your papers or in a password manager, not only on this device. A newer code replaces it.';

/**
 * Shows a new recovery code once, to save, print or copy. Until the code was saved or copied, Escape asks before it
 * closes the dialog. The former code stays valid until the parent confirms the new one.
 */
export function RecoveryCodeDialog({ code, email, onClose }: RecoveryCodeDialogProps) {
  const [said, setSaid] = useState('');
  const [kept, setKept] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [busy, setBusy] = useState(false);

  function sayKept(how: string) {
    setKept(true);
    setSaid(how);
  }

  async function haveIt() {
    if (busy) return;
    setSaid('');
    setBusy(true);
    const result = await keepRecoveryCode(code);
    setBusy(false);
    if (result.success) {
      onClose();
      return;
    }
    // The dialog can still be closed, because the former code stays valid.
    setKept(false);
    setSaid(result.error);
  }

  async function save() {
    setSaid('');
    try {
      const { saveOrShare } = await import('#exports/save-or-share.ts');
      const text = `Wee Hours recovery code\nFor ${email}\n\n${code}\n\n${HOW}\n`;
      const outcome = await saveOrShare(
        new File([text], 'wee-hours-recovery-code.txt', { type: 'text/plain' }),
      );
      if (outcome === 'shared' || outcome === 'saved') sayKept('The file is saved.');
      // A toast beside this modal dialog could not be tapped.
      if (outcome === 'ready') setSaid('The file is ready. Tap “Save as a file” once more.');
      if (outcome === 'unable') setSaid('This device can’t save the file. Copy the code instead.');
    } catch {
      setSaid(
        'The file could not be made, most likely for want of a signal. The code is still here: copy it, write it down, or try again with a signal.',
      );
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      sayKept('The code is copied.');
    } catch {
      setSaid('This browser did not copy it. Select the code with your finger, or save it as a file.');
    }
  }

  return (
    <>
      <Dialog
        title="Your recovery code"
        description="If you forget your password, this is the only way back into your account. It is shown just this once."
        lightDismiss={false}
        onClose={() => (kept ? void haveIt() : setLeaving(true))}
        actions={
          <Button icon={<Check aria-hidden="true" />} busy={busy} onClick={() => void haveIt()}>
            I have it
          </Button>
        }
      >
        <Groups code={code} />
        <div className={styles.ways} data-unsaved={kept ? undefined : ''}>
          <Button variant="quiet" icon={<Download aria-hidden="true" />} onClick={() => void save()}>
            Save as a file
          </Button>
          <Button variant="quiet" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            Print
          </Button>
          <Button variant="quiet" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            Copy
          </Button>
        </div>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <p className={styles.how}>{HOW}</p>
      </Dialog>
      {leaving && (
        <Dialog
          title="Close it without keeping the code?"
          description="It is not shown again. You can make a new one in Profile; one that you had before goes on working."
          onClose={() => setLeaving(false)}
          actions={
            <>
              <Button variant="danger" onClick={onClose}>
                Close without it
              </Button>
              <Button onClick={() => setLeaving(false)}>Show the code</Button>
            </>
          }
        />
      )}
      {createPortal(
        <div className={styles.paper} aria-hidden="true">
          <h2>Wee Hours recovery code</h2>
          <p>{`For ${email}`}</p>
          <Groups code={code} />
          <p>{HOW}</p>
        </div>,
        document.body,
      )}
    </>
  );
}

/** The code in groups, which are easier to read. Copying the text gives the code with its hyphens. */
function Groups({ code }: { code: string }) {
  const groups = code.match(/\w{4}-(?:.$)?/g) ?? [];
  return (
    <p className={styles.code} translate="no">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a code never move.
        <span key={index}>{group}</span>
      ))}
    </p>
  );
}
