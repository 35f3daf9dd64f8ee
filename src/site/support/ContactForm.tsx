import { type FormEvent, useState } from 'react';
import { addMessage } from '#storage/browser/outbox.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextareaField } from '#ui/controls/TextareaField.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import styles from './ContactForm.module.css';

export function ContactForm() {
  const [refused, setRefused] = useState(false);

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
    toast({
      title: 'Message Sent!',
      description:
        "Thanks for reaching out. We'll get back to you at the email you provided within 24 hours.",
    });
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <TextField label="Name" name="name" autoComplete="name" required />
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <TextareaField label="Message" name="message" rows={5} required />
      {refused && (
        <ErrorNotice
          title="Your message was not sent"
          happened="This browser does not let us keep it. What you typed is still here."
          todo="Allow site data for this page, or leave private browsing, and send it again."
        />
      )}
      <Button type="submit" size="main">
        Send Message
      </Button>
    </form>
  );
}
