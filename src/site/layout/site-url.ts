/** Where the site is reached, without a slash at the end; empty where the deployer did not say (VITE_SITE_URL). */
export const SITE_URL: string = (import.meta.env.VITE_SITE_URL ?? '').replace(/\/$/, '');
