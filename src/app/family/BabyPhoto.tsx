import BabyIcon from 'lucide-react/icons/baby';
import styles from './BabyPhoto.module.css';

interface BabyPhotoProps {
  photoUrl: string | null;
  size?: 'small' | 'base' | 'large';
}

/**
 * Shows a baby's photo in a circle, or an icon if there is no photo. Neither has an accessible name, because the baby's
 * name is beside the picture.
 */
export function BabyPhoto({ photoUrl, size = 'base' }: BabyPhotoProps) {
  return (
    <span className={styles.photo} data-size={size}>
      {/* Shows only data URLs. Another URL, from an imported file, would make a request to a server. */}
      {photoUrl?.startsWith('data:image/') ? <img src={photoUrl} alt="" /> : <BabyIcon aria-hidden="true" />}
    </span>
  );
}
