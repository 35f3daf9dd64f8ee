import Droplets from 'lucide-react/icons/droplets';
import Milk from 'lucide-react/icons/milk';
import MoonStar from 'lucide-react/icons/moon-star';
import Ruler from 'lucide-react/icons/ruler';
import Thermometer from 'lucide-react/icons/thermometer';
import type { ComponentType } from 'react';
import type { KindName } from '#domain/kinds/registry.ts';
import type { Tone } from '#ui/layout/tone.ts';

/** How a kind of entry looks on every screen. Its form is in `kind-forms.ts`, which loads with the first form. */
interface KindView {
  Icon: ComponentType<{ 'aria-hidden': true }>;
  tone: Tone;
}

export const KIND_VIEWS = {
  feed: { Icon: Milk, tone: 'feed' },
  diaper: { Icon: Droplets, tone: 'diaper' },
  sleep: { Icon: MoonStar, tone: 'sleep' },
  growth: { Icon: Ruler, tone: 'growth' },
  temperature: { Icon: Thermometer, tone: 'plain' },
} satisfies Record<KindName, KindView>;

/** The color of a kind in the palette. */
export function toneOf(kind: KindName): Tone {
  return KIND_VIEWS[kind].tone;
}
