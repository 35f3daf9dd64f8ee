/** The length of a month in growth standards, in days. */
export const DAYS_PER_MONTH = 30.4375;

/** 24 months in whole days of age. The growth standards for babies, and everything based on them, end on this day. */
export const DAYS_OF_24_MONTHS = 730;
