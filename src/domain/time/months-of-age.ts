/** The length of a month in growth standards. */
export const DAYS_PER_MONTH = 30.4375;

/**
 * 24 months in whole days of age. It is the last day of the growth standards for babies, and of everything based on
 * them.
 */
export const DAYS_OF_24_MONTHS = 730;
