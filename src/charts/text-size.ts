/**
 * The text size in a chart, in CSS pixels. A chart is laid out for its own width, so the size is the same everywhere.
 */
export const TEXT_SIZE = 13;
