import * as v from 'valibot';
import { readJson, writeText } from './local-store.ts';

/** What visitors of the public site sent: kept on their own device, since this site has no server behind it. */

const SUBSCRIBERS = v.array(v.object({ email: v.string(), subscribedAt: v.string() }));
const MESSAGES = v.array(
  v.object({ name: v.string(), email: v.string(), message: v.string(), sentAt: v.string() }),
);

/** Adds a newsletter subscriber; `now` in epoch milliseconds. False when the browser keeps nothing. */
export function addSubscriber(email: string, now: number): boolean {
  const stored = v.safeParse(SUBSCRIBERS, readJson('local', 'newsletter-subscribers'));
  const subscribers = stored.success ? stored.output : [];
  subscribers.push({ email, subscribedAt: new Date(now).toISOString() });
  return writeText('local', 'newsletter-subscribers', JSON.stringify(subscribers));
}

/** Adds a message of the contact form; `now` in epoch milliseconds. False when the browser keeps nothing. */
export function addMessage(message: { name: string; email: string; message: string }, now: number): boolean {
  const stored = v.safeParse(MESSAGES, readJson('local', 'messages'));
  const messages = stored.success ? stored.output : [];
  messages.push({ ...message, sentAt: new Date(now).toISOString() });
  return writeText('local', 'messages', JSON.stringify(messages));
}
