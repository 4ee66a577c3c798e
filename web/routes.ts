import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The sheet of our kit: for those who build with it, under `npm run dev`, and never in what is deployed. */
const kit = route("ui", "pages/ui.tsx");
const beside = process.env.NODE_ENV === "development" ? [kit] : [];

const product = [
  ...beside,
  route("sitemap.xml", "pages/sitemap.ts"),
  route("robots.txt", "pages/robots.ts"),
  route("face-plan.json", "pages/face-plan.ts"),
  // a template the server fills in when it fails: no session, no menus, nothing that could fail again
  route("500", "pages/server-error.tsx"),
  layout("pages/frame/shell.tsx", [
    index("pages/home.tsx"),
    route("pricing", "pages/billing/pricing.tsx"),
    route("categories", "pages/catalogue/categories.tsx"),
    route("categories/all", "pages/catalogue/all-categories.tsx"),
    route("categories/:slug", "pages/catalogue/category.tsx"),
    route("prompt-packs", "pages/catalogue/prompt-packs.tsx"),
    route("prompt-packs/all", "pages/catalogue/all-prompt-packs.tsx"),
    route("prompt-packs/pack", "pages/catalogue/choose-prompt-pack.tsx"),
    route("prompt-packs/pack/:theme/:pack", "pages/catalogue/prompt-pack.tsx"),
    route("prompt-image", "pages/catalogue/prompt-image.tsx"),
    route("verify", "pages/tools/verify.tsx"),
    route("use-cases/:slug", "pages/catalogue/use-case.tsx"),
    route("tools/all", "pages/tools/tools-all.tsx"),
    route("tools/info/:slug", "pages/tools/tool-info.tsx"),
    route("tools/image-generator", "pages/tools/image-generator.tsx"),
    route("tools/ai-image-editor", "pages/tools/ai-image-editor.tsx"),
    route("tools/image-to-image", "pages/tools/image-to-image.tsx"),
    route("tools/face-swap", "pages/tools/face-swap.tsx"),
    route("tools/video-generator", "pages/tools/video-generator.tsx"),
    route("tools/trainings", "pages/tools/trainings.tsx"),
    route("tools/trainings/new", "pages/tools/new-training.tsx"),
    // tools that are not built yet, with their public face
    route("tools/:slug", "pages/tools/pro-tool.tsx"),
    route("tools/:slug/new", "pages/tools/pro-tool.tsx", { id: "pages/tools/pro-tool-new" }),
    route("free-tools", "pages/tools/free-tools.tsx"),
    route("free-tools/:slug", "pages/tools/free-tool.tsx"),
    route("resources/:slug", "pages/guides/resource.tsx"),
    route("guides", "pages/guides/guides.tsx"),
    route("guides/:section", "pages/guides/guide-section.tsx"),
    route("guides/:section/:page", "pages/guides/guide.tsx"),
    route("register", "pages/account/register.tsx"),
    route("login", "pages/account/login.tsx"),
    route("sign-in-link", "pages/account/sign-in-link.tsx"),
    route("verify-email", "pages/account/verify-email.tsx"),
    route("forgot-password", "pages/account/forgot-password.tsx"),
    route("reset-password", "pages/account/reset-password.tsx"),
    route("undo-email-change", "pages/account/undo-email-change.tsx"),
    route("appeal", "pages/account/appeal.tsx"),
    route("keep-account", "pages/account/keep-account.tsx"),
    route("unsubscribe", "pages/account/unsubscribe.tsx"),
    route("email-preferences", "pages/account/email-preferences.tsx"),
    layout("pages/frame/signed-in.tsx", [
      route("dashboard", "pages/dashboard.tsx"),
      route("dashboard/trash", "pages/library/trash.tsx"),
      route("dashboard/collections", "pages/library/collections.tsx"),
      route("dashboard/collections/:id", "pages/library/collection.tsx"),
      route("account", "pages/account/account.tsx"),
      route("account/confirm-email", "pages/account/confirm-email.tsx"),
      route("account/export", "pages/account/account-export.tsx"),
      route("account/invite", "pages/account/invite.tsx"),
      route("billing", "pages/billing/billing.tsx"),
      route("billing/success", "pages/billing/purchase.tsx"),
      route("billing/credits", "pages/billing/credit-history.tsx"),
      route("tools/trainings/:id", "pages/tools/training.tsx"),
      route("packs/new", "pages/packs/new-pack.tsx"),
      route("packs/:id", "pages/packs/pack.tsx"),
      route("admin", "pages/staff/admin-overview.tsx"),
      route("admin/users", "pages/staff/admin-users.tsx"),
      route("admin/content", "pages/staff/admin-content.tsx"),
      route("admin/reports", "pages/staff/admin-reports.tsx"),
      route("admin/audit", "pages/staff/admin-audit.tsx"),
    ]),
    // also prerendered as /404, so that its HTML and the router agree at any unknown address
    route("*", "pages/not-found.tsx"),
  ]),
];

// the kit alone is what its own tests build
export default (process.env.LIKENESS_BUILD === "kit" ? [kit] : product) satisfies RouteConfig;
