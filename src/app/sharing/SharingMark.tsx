import CloudOff from 'lucide-react/icons/cloud-off';
import UsersRound from 'lucide-react/icons/users-round';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useRecords } from '#session/use-records.ts';
import { words } from '#words/now.ts';
import styles from './SharingMark.module.css';
import { useSharingStatus } from './sharing-status.ts';
import { useStatusWords } from './use-status-words.ts';

/** Marks a shared log in the frame, quietly. Its name says whether the phones are in step. It leads to who shares. */
export function SharingMark() {
  const said = useStatusWords(useRecords());
  const { connection, isFull, lacking } = useSharingStatus();
  const isApart = connection !== 'connected' && connection !== 'connecting';
  const needsParent = isFull || lacking.length > 0 || (isApart && connection !== 'unreachable');
  const { mark, lacking: asks } = words.sharing;
  const label = mark(lacking.length > 0 ? asks.title(lacking.length) : said);
  const Icon = isApart ? CloudOff : UsersRound;
  return (
    <Link to={paths.sharing} className={styles.mark} aria-label={label} title={label} data-kept="never">
      <Icon aria-hidden="true" />
      {needsParent && <span className={styles.dot} />}
    </Link>
  );
}
