/**
 * Sets the value of an uncontrolled field, as if the parent had typed it. The form handles the input event.
 */
export function fillIn(field: HTMLInputElement | null, value: string): void {
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
