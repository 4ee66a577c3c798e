import { AppError } from "../../app-error.ts";

/** Browsers make passkeys for names alone. */
export const offersPasskeys = ({ APP_URL }: { APP_URL: string }): boolean =>
  !/^[\d.]+$|:/.test(new URL(APP_URL).hostname);

/** The site that passkeys are made for. */
export function passkeySite(config: { APP_URL: string }): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(config.APP_URL);
  if (!offersPasskeys(config)) throw new AppError("PASSKEYS_NEED_NAME");
  return { rpID: hostname, origin };
}
