/** The text size in a chart, in CSS pixels. A chart is laid out for its own width, so its text is never scaled. */
export const TEXT_SIZE = 13;
