import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DateField } from './DateField.tsx';
import { FileField } from './FileField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextareaField } from './TextareaField.tsx';
import { TextField } from './TextField.tsx';
import { TimeField } from './TimeField.tsx';

describe('a field', () => {
  it('is named by its label and described by its hint', () => {
    render(<TextField label="Name" hint="As you call her." name="name" />);
    const field = screen.getByRole('textbox', { name: 'Name', description: 'As you call her.' });
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });

  it('is invalid with an error, which follows the hint in its description', () => {
    render(<TextField label="Email" type="email" hint="Never shown." error="That email misses its end." />);
    const field = screen.getByRole('textbox', {
      name: 'Email',
      description: 'Never shown. That email misses its end.',
    });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows that it is optional', () => {
    render(<TextField label="Note" optional />);
    expect(screen.getByRole('textbox', { name: 'Note (optional)' })).toBeTruthy();
  });

  it('explains in the language of the page why the browser refuses it', async () => {
    render(<TextField label="Email" type="email" required />);
    const field = screen.getByLabelText<HTMLInputElement>('Email');
    const refusal = () => (field.checkValidity() ? '' : field.validationMessage);
    expect(refusal()).toBe('Fill in this field.');
    await userEvent.type(field, 'june');
    expect(refusal()).toBe('Enter an email, such as june@example.com.');
    await userEvent.type(field, '@example.com');
    expect(refusal()).toBe('');
  });

  it('keeps what was typed when an error appears', async () => {
    const { rerender } = render(<TextField label="Name" name="name" />);
    await userEvent.type(screen.getByLabelText('Name'), 'June');
    rerender(<TextField label="Name" name="name" error="There is already a June." />);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('June');
  });
});

it.each([
  {
    field: <DateField label="Born" name="x" defaultValue="2026-01-30" />,
    label: 'Born',
    type: 'date',
    value: '2026-01-30',
  },
  {
    field: <TimeField label="Started" name="x" defaultValue="03:10" />,
    label: 'Started',
    type: 'time',
    value: '03:10',
  },
  {
    field: <TextareaField label="Note" name="x" defaultValue="Sleepy" />,
    label: 'Note',
    type: 'textarea',
    value: 'Sleepy',
  },
  {
    field: (
      <SelectField label="Zone" name="x" defaultValue="UTC">
        <option>Europe/Rome</option>
        <option>UTC</option>
      </SelectField>
    ),
    label: 'Zone',
    type: 'select-one',
    value: 'UTC',
  },
])('a field of type $type submits the shown value', ({ field, label, type, value }) => {
  render(<form aria-label="form">{field}</form>);
  expect(screen.getByLabelText<HTMLInputElement>(label).type).toBe(type);
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('x')).toBe(value);
});

it('accepts a file', async () => {
  render(<FileField label="A file from another app" choose="Choose a table" name="file" accept=".csv" />);
  expect(screen.getByText('Choose a table')).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('A file from another app');
  await userEvent.upload(field, new File(['a,b'], 'feeds.csv', { type: 'text/csv' }));
  expect(field.files?.[0]?.name).toBe('feeds.csv');
});

it('includes the button’s text in the name of a file input', () => {
  render(<FileField label="Photo" optional choose="Choose a photo" name="photo" />);
  expect(screen.getByLabelText('Choose a photo')).toBe(screen.getByLabelText('Photo (optional)'));
});

it('shows and hides a password', async () => {
  render(<PasswordField label="Password" name="password" autoComplete="current-password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(field, 'moon-nest');
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  expect(field.value).toBe('moon-nest');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});
