import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { Licenses } from './Licenses.tsx';

export function AboutSection() {
  return (
    <TitledSection anchor="about" title="About your privacy">
      <p>
        What you log stays on this device. It is sent to nobody, us included, and leaves only when you export
        it. Your password keeps others out of the app; the device’s own lock protects the device.{' '}
        <Link to={paths.privacy}>Read the privacy policy</Link>
      </p>
      <Licenses />
    </TitledSection>
  );
}
