export function Mark() {
  return null;
}
