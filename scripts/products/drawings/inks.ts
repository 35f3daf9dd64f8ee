/**
 * The colors of all drawings on paper and stickers. A color with a token's name has the light value of that token in
 * styles/tokens.css. inks.test.ts checks that.
 */
export const INKS = {
  surface: '#f5f0e6',
  surfaceRaised: '#fefcf7',
  surfaceSunken: '#eae2d3',
  text: '#262a33',
  textMuted: '#5a5a5c',
  line: '#d8cebc',
  lineStrong: '#827a6d',
  accent: '#27455a',
  onAccent: '#fdf8ee',
  accentSoft: '#dbe5ea',
  onAccentSoft: '#1d3b4e',
  lamp: '#e7a84b',
  lampGlow: '#f9e3b8',
  feed: '#7d4f08',
  feedSoft: '#f0d5a0',
  onFeed: '#fffaf0',
  onFeedSoft: '#543404',
  diaper: '#1f5f58',
  diaperSoft: '#bedbd0',
  onDiaper: '#f6fffb',
  onDiaperSoft: '#123f3a',
  sleep: '#3f4f87',
  sleepSoft: '#cfd6ee',
  onSleep: '#f8f9ff',
  onSleepSoft: '#2a3660',
  growth: '#85405b',
  growthSoft: '#ecccd4',
  onGrowth: '#fff7fa',
  onGrowthSoft: '#5c2941',
  /** The two colors of public/mark.svg. */
  night: '#203649',
  cream: '#f7f1e4',
  white: '#ffffff',
  /** The colors below are for stickers only. */
  blush: '#e9a596',
  skin: '#f7d9bd',
  sky: '#bcd3e6',
  leaf: '#a9c9a0',
  cocoa: '#a9795a',
} as const;

export type Ink = keyof typeof INKS;
