import { type FormEvent, useState } from 'react';
import { addSubscriber } from '#storage/browser/outbox.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { focusField } from '#ui/layout/focus-field.ts';
import { words } from '#words/now.ts';
import styles from './NewsletterForm.module.css';
import { useDownload } from './use-download.ts';

/** Subscribes an address to the newsletter and downloads the free 1-day tracker sample. */
export function NewsletterForm() {
  const { busy, download } = useDownload('wee-hours-day.pdf');
  const [error, setError] = useState<string>();

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    if (!email || busy) return;
    setError(undefined);
    if (!addSubscriber(email, Date.now())) {
      const { notKept } = words.site.newsletter;
      setError(notKept);
      const field = form.querySelector<HTMLInputElement>('[name=email]');
      if (field) focusField(field, notKept);
      return;
    }
    form.reset();
    await take();
  }

  async function take() {
    const taken = await download();
    const { thanks, sample, share } = words.site.newsletter;
    toast({
      title: thanks,
      description: sample[taken],
      ...(taken === 'ready' && {
        duration: Number.POSITIVE_INFINITY,
        action: { label: share, onAct: () => void take() },
      }),
    });
  }

  const { newsletter } = words.site;
  return (
    <form className={styles.form} onSubmit={subscribe} aria-labelledby="newsletter">
      <div>
        <h2 className={styles.title} id="newsletter">
          {newsletter.title}
        </h2>
        <p className={styles.pitch}>{newsletter.pitch}</p>
      </div>
      <TextField
        label={newsletter.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={error}
      />
      <Button type="submit" variant="quiet" busy={busy}>
        {newsletter.subscribe}
      </Button>
    </form>
  );
}
