/**
 * A page between layout and painter. It is a list of marks in points (1/72 inch) from the upper left corner, later ones
 * over earlier ones. A layout is thus a plain function that tests can inspect. It does not depend on PDF.
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
  /** `x` is the left, middle or right of the text, by `align`; `y` is its baseline. */
  x: number;
  y: number;
  size: number;
  color: string;
  bold?: boolean;
  align?: 'left' | 'center' | 'right';
  /** Wider text is set smaller until it fits. */
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
