/** The rules that account forms are checked by, fetched with the first of them; null when they cannot be had: then the server checks alone. */
export const loadAccountRules = () => import("#schema/accounts/account.ts").catch(() => null);
