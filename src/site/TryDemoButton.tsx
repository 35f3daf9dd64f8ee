import Moon from 'lucide-react/icons/moon';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button, type ButtonProps } from '#ui/controls/Button.tsx';
import { words } from '#words/now.ts';

/** Opens the demo with one tap, without an account. */
export function TryDemoButton(looks: Pick<ButtonProps, 'size' | 'variant'>) {
  return (
    <Button {...looks} as={Link} to={paths.demo} icon={<Moon aria-hidden="true" />}>
      {words.site.tryDemo}
    </Button>
  );
}
