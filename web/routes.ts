import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  // a template the server fills in when it fails: no session, no menus, nothing that could fail again
  route("500", "pages/server-error.tsx"),
  layout("pages/shell.tsx", [
    index("pages/home.tsx"),
    route("register", "pages/register.tsx"),
    route("login", "pages/login.tsx"),
    route("verify-email", "pages/verify-email.tsx"),
    route("forgot-password", "pages/forgot-password.tsx"),
    route("reset-password", "pages/reset-password.tsx"),
    route("undo-email-change", "pages/undo-email-change.tsx"),
    route("categories/:slug", "pages/category.tsx"),
    layout("pages/signed-in.tsx", [
      route("dashboard", "pages/dashboard.tsx"),
      route("account", "pages/account.tsx"),
      route("account/confirm-email", "pages/confirm-email.tsx"),
      route("tools/image-generator", "pages/image-generator.tsx"),
      route("tools/trainings", "pages/trainings.tsx"),
      route("tools/trainings/new", "pages/new-training.tsx"),
      route("tools/trainings/:id", "pages/training.tsx"),
      route("packs/new", "pages/new-pack.tsx"),
      route("packs/:id", "pages/pack.tsx"),
    ]),
    // also prerendered as /404, so that its HTML and the router agree at any unknown address
    route("*", "pages/not-found.tsx"),
  ]),
] satisfies RouteConfig;
