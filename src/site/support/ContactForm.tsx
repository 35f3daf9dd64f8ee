import { type FormEvent, useState } from 'react';
import { addMessage } from '#storage/browser/outbox.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextareaField } from '#ui/controls/TextareaField.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';
import styles from './ContactForm.module.css';

export function ContactForm() {
  const [refused, setRefused] = useState(false);
  const { contact } = words.support;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const text = (name: string) => String(entered.get(name));
    const kept = addMessage(
      { name: text('name'), email: text('email'), message: text('message') },
      Date.now(),
    );
    setRefused(!kept);
    if (!kept) return;
    form.reset();
    toast(contact.sent);
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <TextField label={contact.name} name="name" autoComplete="name" required />
      <TextField label={contact.email} name="email" type="email" autoComplete="email" required />
      <TextareaField label={contact.message} name="message" rows={5} required />
      {refused && <ErrorNotice {...contact.notSent} />}
      <Button type="submit" size="main">
        {contact.send}
      </Button>
    </form>
  );
}
