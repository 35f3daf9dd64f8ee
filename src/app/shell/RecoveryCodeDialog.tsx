import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { keepRecoveryCode } from '#session/account.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { speech, words } from '#words/now.ts';
import { describeRefusal } from '#words/say/refusals.ts';
import styles from './RecoveryCodeDialog.module.css';

interface RecoveryCodeDialogProps {
  code: string;
  email: string;
  onClose: () => void;
}

/**
 * Shows a new recovery code once. The parent can save, print or copy it. Until the parent has saved or copied the code,
 * Escape asks before it closes the dialog. The former code stays valid until the parent confirms the new one.
 */
export function RecoveryCodeDialog({ code, email, onClose }: RecoveryCodeDialogProps) {
  const [said, setSaid] = useState('');
  const [kept, setKept] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [busy, setBusy] = useState(false);
  const { recovery } = words;

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
    setSaid(describeRefusal(result.error, speech));
  }

  async function save() {
    setSaid('');
    try {
      const { saveOrShare } = await import('#exports/save-or-share.ts');
      const { name, text } = recovery.file;
      const outcome = await saveOrShare(new File([text(email, code)], name, { type: 'text/plain' }));
      if (outcome === 'shared' || outcome === 'saved') sayKept(recovery.file.saved);
      // The outcome is shown in the dialog, because a toast outside this modal dialog could not be tapped.
      if (outcome === 'ready') setSaid(recovery.file.ready);
      if (outcome === 'unable') setSaid(recovery.file.unable);
    } catch {
      setSaid(recovery.file.failed);
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      sayKept(recovery.copied);
    } catch {
      setSaid(recovery.notCopied);
    }
  }

  return (
    <>
      <Dialog
        title={recovery.title}
        description={recovery.description}
        lightDismiss={false}
        onClose={() => (kept ? void haveIt() : setLeaving(true))}
        actions={
          <Button icon={<Check aria-hidden="true" />} busy={busy} onClick={() => void haveIt()}>
            {recovery.done}
          </Button>
        }
      >
        <Groups code={code} />
        <div className={styles.ways} data-unsaved={kept ? undefined : ''}>
          <Button variant="quiet" icon={<Download aria-hidden="true" />} onClick={() => void save()}>
            {recovery.save}
          </Button>
          <Button variant="quiet" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {recovery.print}
          </Button>
          <Button variant="quiet" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {recovery.copy}
          </Button>
        </div>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <p className={styles.how}>{recovery.how}</p>
      </Dialog>
      {leaving && (
        <Dialog
          title={recovery.leaving.title}
          description={recovery.leaving.description}
          onClose={() => setLeaving(false)}
          actions={
            <>
              <Button variant="danger" onClick={onClose}>
                {recovery.leaving.close}
              </Button>
              <Button onClick={() => setLeaving(false)}>{recovery.leaving.show}</Button>
            </>
          }
        />
      )}
      {createPortal(
        <div className={styles.paper} aria-hidden="true">
          <h2>{recovery.paper.title}</h2>
          <p>{recovery.paper.account(email)}</p>
          <Groups code={code} />
          <p>{recovery.how}</p>
        </div>,
        document.body,
      )}
    </>
  );
}

/** Shows the code in groups, which are easier to read. The copied text has the hyphens of the code. */
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
