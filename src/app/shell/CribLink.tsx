import Tablet from 'lucide-react/icons/tablet';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { words } from '#words/now.ts';

/** Shows the menu's link to crib mode. */
export function CribLink() {
  return (
    <Button as={Link} to={paths.crib} variant="ghost" icon={<Tablet aria-hidden="true" />}>
      {words.first.places.crib}
    </Button>
  );
}
