import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { number } = grammarOf('fr');

/** The list of articles, and the parts around an article. Each article is a file in `site/blog/`. */
export const blog: Words['blog'] = {
  title: 'Blog',
  heading: 'Lectures courtes pour longues nuits',
  description:
    'Ce que disent les sources sur les tétées, les couches et le sommeil, là où elles divergent, et ce qui mérite d’être noté.',
  feed: 'Wee Hours',
  minutes: (minutes) => `${number(minutes)} min de lecture`,
  facts: (author, date, minutes) => [author, ' · ', date, ' · ', minutes],
  figure: {
    asTable: 'Afficher en tableau',
    table: (title) => `${title}, en tableau`,
    range: (low, high, unit) => `${number(low)}–${number(high)}${unit}`,
  },
  advice:
    'Repères habituels pour des bébés nés à terme et en bonne santé, pas un avis médical. Chaque bébé est différent\u00a0: demandez à votre médecin.',
  sources: 'Sources',
  quoted: (source) => `${source} (cité par une autre source)`,
  demo: {
    heading: 'Laissez votre téléphone compter',
    text: 'Notez tout d’un pouce, dans le noir, sans réseau. Rien ne quitte votre appareil, sauf si vous le partagez. Essayez la démo sans créer de compte.',
  },
  next: 'À lire ensuite',
};
