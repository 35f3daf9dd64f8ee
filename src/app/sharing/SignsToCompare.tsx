import type { Signs } from '#domain/sync/letters/handshake.ts';
import { words } from '#words/now.ts';
import { SIGN_PICTURES } from './pictures.ts';
import styles from './Sharing.module.css';

/** The pictures and digits that both screens show. */
export function SignsToCompare({ signs: { pictures, digits } }: { signs: Signs }) {
  const names = words.sharing.pictures;
  return (
    <ul className={styles.signs} aria-label={words.sharing.signs}>
      {pictures.map((number, place) => {
        const [picture = '', name] = SIGN_PICTURES[number] ?? [];
        return (
          // Two of the pictures may be equal, and none of them ever moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: The order is the meaning.
          <li key={place}>
            <span className={styles.picture} aria-hidden="true">
              {picture}
            </span>
            <span>{name && names[name]}</span>
          </li>
        );
      })}
      <li className={styles.digits}>{digits.join(' ')}</li>
    </ul>
  );
}
