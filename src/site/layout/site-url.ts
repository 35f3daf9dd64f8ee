/** The origin of the site without a trailing slash. Empty if the deployer did not set VITE_SITE_URL. */
export const SITE_URL: string = (import.meta.env.VITE_SITE_URL ?? '').replace(/\/$/, '');
