import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The sheet of our kit: for those who build with it, under `npm run dev`, and never in what is deployed. */
const kit = route("ui", "pages/ui.tsx");
const beside = process.env.NODE_ENV === "development" ? [kit] : [];

const product = [
  ...beside,
  route("sitemap.xml", "pages/sitemap.ts"),
  route("robots.txt", "pages/robots.ts"),
  // a template the server fills in when it fails: no session, no menus, nothing that could fail again
  route("500", "pages/server-error.tsx"),
  layout("pages/shell.tsx", [
    index("pages/home.tsx"),
    route("pricing", "pages/pricing.tsx"),
    route("categories", "pages/categories.tsx"),
    route("categories/all", "pages/all-categories.tsx"),
    route("categories/:slug", "pages/category.tsx"),
    route("prompt-packs", "pages/prompt-packs.tsx"),
    route("prompt-packs/all", "pages/all-prompt-packs.tsx"),
    route("prompt-packs/pack", "pages/choose-prompt-pack.tsx"),
    route("prompt-packs/pack/:theme/:pack", "pages/prompt-pack.tsx"),
    route("prompt-image", "pages/prompt-image.tsx"),
    route("use-cases/:slug", "pages/use-case.tsx"),
    route("tools/all", "pages/tools-all.tsx"),
    route("tools/info/:slug", "pages/tool-info.tsx"),
    route("tools/image-generator", "pages/image-generator.tsx"),
    route("tools/trainings", "pages/trainings.tsx"),
    route("tools/trainings/new", "pages/new-training.tsx"),
    // tools that are not built yet, with their public face
    route("tools/:slug", "pages/pro-tool.tsx"),
    route("tools/:slug/new", "pages/new-pro-tool.tsx"),
    route("free-tools", "pages/free-tools.tsx"),
    route("free-tools/:slug", "pages/free-tool.tsx"),
    route("resources/:slug", "pages/resource.tsx"),
    route("guides", "pages/guides.tsx"),
    route("guides/:section", "pages/guide-section.tsx"),
    route("guides/:section/:page", "pages/guide.tsx"),
    route("register", "pages/register.tsx"),
    route("login", "pages/login.tsx"),
    route("verify-email", "pages/verify-email.tsx"),
    route("forgot-password", "pages/forgot-password.tsx"),
    route("reset-password", "pages/reset-password.tsx"),
    route("undo-email-change", "pages/undo-email-change.tsx"),
    route("keep-account", "pages/keep-account.tsx"),
    route("unsubscribe", "pages/unsubscribe.tsx"),
    route("email-preferences", "pages/email-preferences.tsx"),
    layout("pages/signed-in.tsx", [
      route("dashboard", "pages/dashboard.tsx"),
      route("account", "pages/account.tsx"),
      route("account/confirm-email", "pages/confirm-email.tsx"),
      route("account/export", "pages/account-export.tsx"),
      route("account/invite", "pages/invite.tsx"),
      route("billing", "pages/billing.tsx"),
      route("billing/success", "pages/purchase.tsx"),
      route("billing/credits", "pages/credit-history.tsx"),
      route("tools/trainings/:id", "pages/training.tsx"),
      route("packs/new", "pages/new-pack.tsx"),
      route("packs/:id", "pages/pack.tsx"),
      route("admin/users", "pages/admin-users.tsx"),
      route("admin/content", "pages/admin-content.tsx"),
    ]),
    // also prerendered as /404, so that its HTML and the router agree at any unknown address
    route("*", "pages/not-found.tsx"),
  ]),
];

// the kit alone is what its own tests build
export default (process.env.LIKENESS_BUILD === "kit" ? [kit] : product) satisfies RouteConfig;
