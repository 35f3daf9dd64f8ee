import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSession } from '#session/session.ts';
import { Button, type ButtonProps } from '#ui/controls/Button.tsx';
import { words } from '#words/now.ts';

/** Opens the sign-up form of the free trial. For a signed-in user it opens their log. */
export function StartFreeButton(looks: Pick<ButtonProps, 'size'>) {
  const signedIn = useSession((session) => session.status === 'signed-in');
  return (
    <Button {...looks} as={Link} to={signedIn ? paths.dashboard : paths.signUp}>
      {signedIn ? words.site.openLog : words.site.startFree}
    </Button>
  );
}
