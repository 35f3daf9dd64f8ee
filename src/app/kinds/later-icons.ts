import GlassWater from 'lucide-react/icons/glass-water';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Pill from 'lucide-react/icons/pill';
import Soup from 'lucide-react/icons/soup';
import Sparkles from 'lucide-react/icons/sparkles';
import Thermometer from 'lucide-react/icons/thermometer';
import ToyBrick from 'lucide-react/icons/toy-brick';
import type { LaterKind } from '#domain/kinds/registry.ts';
import type { Icon } from './kind-views.ts';

/** The icons of the kinds that a family switches on. They load later than the first screen. */
export const LATER_ICONS: Readonly<Record<LaterKind, Icon>> = {
  temperature: Thermometer,
  pump: GlassWater,
  activity: ToyBrick,
  symptom: HeartPulse,
  meal: Soup,
  dose: Pill,
  moment: Sparkles,
};
