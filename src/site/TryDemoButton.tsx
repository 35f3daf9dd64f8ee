import { Moon } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { startDemo } from '#session/session.ts';
import { Button, type ButtonProps } from '#ui/Button.tsx';

/** The shortest way to see the app: one tap, no sign-up. */
export function TryDemoButton(looks: Pick<ButtonProps, 'size' | 'variant'>) {
  const navigate = useNavigate();
  function tryDemo() {
    startDemo();
    void navigate(paths.dashboard);
  }
  return (
    <Button {...looks} icon={<Moon aria-hidden="true" />} onClick={tryDemo}>
      Try Live Demo
    </Button>
  );
}
