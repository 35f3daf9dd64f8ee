import LogOut from 'lucide-react/icons/log-out';
import { useSignOut } from '#session/use-sign-out.ts';
import { Button } from '#ui/controls/Button.tsx';
import { words } from '#words/now.ts';

export function SignOutButton() {
  const signOut = useSignOut();
  return (
    <Button variant="ghost" icon={<LogOut aria-hidden="true" />} onClick={() => signOut()}>
      {words.first.frame.signOut}
    </Button>
  );
}
