import { type FormEvent, useState } from 'react';
import { addSubscriber } from '#storage/browser/outbox.ts';
import { Button } from '#ui/controls/Button.tsx';
import { focusField } from '#ui/controls/focus-field.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { toast } from '#ui/feedback/toast.ts';
import styles from './NewsletterForm.module.css';
import { type Taken, useDownload } from './use-download.ts';

const NOT_KEPT =
  'This browser keeps nothing for us, so your address was not saved. Allow site data and try again.';

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
      setError(NOT_KEPT);
      const field = form.querySelector<HTMLInputElement>('[name=email]');
      if (field) focusField(field, NOT_KEPT);
      return;
    }
    form.reset();
    await take();
  }

  async function take() {
    const taken = await download();
    toast({
      title: 'Thanks for subscribing!',
      description: sentenceFor(taken),
      ...(taken === 'ready' && {
        duration: Number.POSITIVE_INFINITY,
        action: { label: 'Share it', onAct: () => void take() },
      }),
    });
  }

  return (
    <form className={styles.form} onSubmit={subscribe} aria-labelledby="newsletter">
      <div>
        <h2 className={styles.title} id="newsletter">
          Letters for the small hours
        </h2>
        <p className={styles.pitch}>
          Now and then, one useful page. Join and get a free 1-day tracker sample.
        </p>
      </div>
      <TextField
        label="Your address for our letters"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={error}
      />
      <Button type="submit" variant="quiet" busy={busy}>
        Subscribe
      </Button>
    </form>
  );
}

function sentenceFor(outcome: Taken): string {
  if (outcome === 'ready') return 'Your free 1-day tracker sample is ready.';
  if (outcome === 'unable') return 'Open this page in Safari to get your free 1-day tracker sample.';
  if (outcome === 'saved') return 'Your free 1-day tracker sample is in your downloads.';
  if (outcome === 'shared') return 'Your free 1-day tracker sample went where you sent it.';
  if (outcome === 'cancelled') return 'The 1-day tracker sample was not saved. Subscribe again to get it.';
  if (outcome === 'offline')
    return 'The 1-day tracker sample isn’t on this device, so connect and subscribe again.';
  return 'The 1-day tracker sample didn’t come. Subscribe again in a few minutes.';
}
