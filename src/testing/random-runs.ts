/**
 * The number of runs of a property of random logs. The fault suite has more of them. Each run of the tests has other
 * random logs.
 */
export const RANDOM_RUNS = { all: 2000, some: 500 }[process.env.WEE_HOURS_FAULTS ?? ''] ?? 200;
