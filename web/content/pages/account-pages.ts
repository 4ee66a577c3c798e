import { MONEY_BACK_DAYS, REFERRAL_CREDITS } from "#schema/billing/plans.ts";
import { SITE } from "#schema/site/site.ts";
import { shareImage } from "../covers.ts";

/** Heads of the two ways into an account, which anyone may find. */
export const registerPage = () => ({
  title: "Create account",
  description: `Create an account with ${SITE.name}, train a model on your own photos, and turn them into portraits only you can see.`,
  path: "/register",
  image: shareImage(),
  referralCredits: REFERRAL_CREDITS,
  refundDays: MONEY_BACK_DAYS,
});

export const loginPage = () => ({
  title: "Sign in",
  description: `Sign in to ${SITE.name} to see your models, packs and pictures. Only you can see them.`,
  path: "/login",
  image: shareImage(),
});
