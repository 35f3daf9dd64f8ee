/** The size of the words in a chart, in CSS pixels: a chart is laid out for its own width, so they are as large everywhere. */
export const TEXT_SIZE = 13;
