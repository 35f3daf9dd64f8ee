import LineChart from 'lucide-react/icons/chart-line';
import Droplets from 'lucide-react/icons/droplets';
import FileText from 'lucide-react/icons/file-text';
import Milk from 'lucide-react/icons/milk';
import MoonStar from 'lucide-react/icons/moon-star';
import Ruler from 'lucide-react/icons/ruler';
import type { ReactNode } from 'react';
import type { Tone } from '#ui/layout/tone.ts';

export interface ProductFeature {
  name: string;
  tone: Tone;
  icon: ReactNode;
  sentence: string;
  /** Details of the feature. */
  points: readonly string[];
}

/** The six features of the app: one sentence each on the home page, details on Features. */
export const PRODUCT_FEATURES: readonly ProductFeature[] = [
  {
    name: 'Feeding Log',
    tone: 'feed',
    icon: <Milk aria-hidden="true" />,
    sentence: 'Left, right or bottle, with the minutes and the ounces. You always know which side is next.',
    points: [
      'Left breast, right breast or bottle, each with its start and end',
      'Ounces or milliliters: what you typed is what you read',
      'Both sides and a top-up bottle count as one feed',
    ],
  },
  {
    name: 'Diaper Tracking',
    tone: 'diaper',
    icon: <Droplets aria-hidden="true" />,
    sentence: 'Wet, dirty or both in two taps, so “how many today?” has an answer.',
    points: [
      'Wet, dirty or both, with the time and a note if you want one',
      'The day’s count at a glance, without adding up',
      'Told by shape and word, never by color alone',
    ],
  },
  {
    name: 'Sleep Patterns',
    tone: 'sleep',
    icon: <MoonStar aria-hidden="true" />,
    sentence: 'Naps and nights, across midnight and clock changes, until a rhythm begins to show.',
    points: [
      'Nap or night, with start and end',
      'A night that ends tomorrow is one night, and its length is right when the clocks change',
      'A calendar that shows the rhythm you are too tired to see',
    ],
  },
  {
    name: 'Growth Tracking',
    tone: 'growth',
    icon: <Ruler aria-hidden="true" />,
    sentence: 'Weight, length and head, kept together and read against the WHO growth standards.',
    points: [
      'Weight, length and head circumference on one date',
      'Pounds and ounces or kilograms, inches or centimeters',
      'Curves by the WHO standards, with an age corrected for an early birth if you give the due date',
    ],
  },
  {
    name: 'Weekly Summary',
    tone: 'accent',
    icon: <LineChart aria-hidden="true" />,
    sentence: 'Totals for the week and the change against the one before. No scores, no streaks.',
    points: [
      'Any week, with totals for each kind of record',
      'What changed since the week before, in plain words',
      'No verdicts: it tells you what happened, and leaves the judging out',
    ],
  },
  {
    name: 'PDF Exports',
    tone: 'plain',
    icon: <FileText aria-hidden="true" />,
    sentence: 'One clear page for your pediatrician or lactation consultant, made on your phone.',
    points: [
      'A one-page PDF of the week, and the same figures as a CSV',
      'Made on your device and shared by you, with nobody in between',
      'Export everything you ever logged, on any plan, whenever you like',
    ],
  },
];
