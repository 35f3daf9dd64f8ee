/** The text size in a chart, in CSS pixels. A chart is laid out for its own width, so its text is never scaled. */
export const TEXT_SIZE = 14;

/** The text size in a chart with few labels. */
export const LARGE_TEXT = 16;
