/**
 * A page that the layout passes to the painter. It is a list of marks. Positions are in points (1/72 inch) from the
 * upper left corner. Later marks cover earlier ones. A layout therefore does not depend on PDF, and tests can inspect
 * its result.
 */
export interface Page {
  width: number;
  height: number;
  marks: Mark[];
}

export type Mark = TextMark | BoxMark | LineMark | PathMark | CircleMark;

export interface TextMark {
  mark: 'text';
  text: string;
  /** `x` is the left edge, the middle or the right edge of the text, depending on `align`. `y` is its baseline. */
  x: number;
  y: number;
  size: number;
  color: string;
  bold?: boolean;
  align?: 'left' | 'center' | 'right';
  /** A wider text gets smaller letters until it fits. */
  maxWidth?: number;
}

interface BoxMark {
  mark: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
  fill?: string;
  stroke?: string;
}

export interface LineMark {
  mark: 'line';
  from: [x: number, y: number];
  to: [x: number, y: number];
  color: string;
  width: number;
}

/** A line through several points. */
interface PathMark {
  mark: 'path';
  points: [x: number, y: number][];
  color: string;
  width: number;
}

interface CircleMark {
  mark: 'circle';
  x: number;
  y: number;
  radius: number;
  fill: string;
}
