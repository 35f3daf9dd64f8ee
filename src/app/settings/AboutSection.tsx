import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { words } from '#words/now.ts';
import { Licenses } from './Licenses.tsx';

export function AboutSection() {
  const { about } = words.profile;
  return (
    <TitledSection anchor="about" title={about.title}>
      <p>
        <Rich of={about.text((text) => <Link to={paths.privacy}>{text}</Link>)} />
      </p>
      <Licenses />
    </TitledSection>
  );
}
