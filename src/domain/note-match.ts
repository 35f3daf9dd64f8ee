/**
 * Answers whether a note holds every word of `text`, in any order, as a whole or as a part of a longer one, whatever the
 * case and the accents. Where nothing was typed, nothing is found.
 */
export function noteMatcher(text: string): (note: string) => boolean {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (note) => {
    if (note === '' || words.length === 0) return false;
    const within = plain(note);
    return words.every((word) => within.includes(word));
  };
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}
