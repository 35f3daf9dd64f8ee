import Droplets from 'lucide-react/icons/droplets';
import Milk from 'lucide-react/icons/milk';
import MoonStar from 'lucide-react/icons/moon-star';
import Ruler from 'lucide-react/icons/ruler';
import type { ComponentType } from 'react';
import { type FirstKind, isFirstKind, type KindName } from '#domain/kinds/registry.ts';
import type { Tone } from '#ui/layout/tone.ts';

export type Icon = ComponentType<{ 'aria-hidden': true }>;

/** How a kind of entry looks on every screen. Its form is in `kind-forms.ts`, which loads with the first form. */
interface KindView {
  Icon: Icon;
  tone: Tone;
}

/** The views of the kinds that every family logs. The icons of the others are in `later-icons.ts`. */
export const FIRST_VIEWS: Readonly<Record<FirstKind, KindView>> = {
  feed: { Icon: Milk, tone: 'feed' },
  diaper: { Icon: Droplets, tone: 'diaper' },
  sleep: { Icon: MoonStar, tone: 'sleep' },
  growth: { Icon: Ruler, tone: 'growth' },
};

/** Returns the color of a kind in the palette. */
export function toneOf(kind: KindName): Tone {
  return isFirstKind(kind) ? FIRST_VIEWS[kind].tone : 'plain';
}
