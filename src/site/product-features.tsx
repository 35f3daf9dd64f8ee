import LineChart from 'lucide-react/icons/chart-line';
import Droplets from 'lucide-react/icons/droplets';
import FileText from 'lucide-react/icons/file-text';
import Milk from 'lucide-react/icons/milk';
import MoonStar from 'lucide-react/icons/moon-star';
import Ruler from 'lucide-react/icons/ruler';
import type { ReactNode } from 'react';
import type { Tone } from '#ui/layout/tone.ts';
import type { Words } from '#words/words.ts';

/** The key of a feature's words in the catalog `site`, and in `points` of the catalog `features`. */
export type FeatureKey = keyof Words['site']['features'];

export interface ProductFeature {
  key: FeatureKey;
  tone: Tone;
  icon: ReactNode;
}

/** The six features of the app: one sentence each on the home page, details on Features. */
export const PRODUCT_FEATURES: readonly ProductFeature[] = [
  { key: 'feeding', tone: 'feed', icon: <Milk aria-hidden="true" /> },
  { key: 'diapers', tone: 'diaper', icon: <Droplets aria-hidden="true" /> },
  { key: 'sleep', tone: 'sleep', icon: <MoonStar aria-hidden="true" /> },
  { key: 'growth', tone: 'growth', icon: <Ruler aria-hidden="true" /> },
  { key: 'week', tone: 'accent', icon: <LineChart aria-hidden="true" /> },
  { key: 'pdf', tone: 'plain', icon: <FileText aria-hidden="true" /> },
];
