import type { OutsideService } from "./outside-service.ts";
import type { PageSeen } from "./page-seen.ts";

/** What the library reads and leaves on the window, by its own documentation. */
type GtagWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean | undefined>;

/** A gtag-style library: page views only, without advertising features, under addresses and titles of our choosing. */
export function createAnalytics({ id, url }: { id: string; url: string }): OutsideService {
  const host = window as unknown as GtagWindow;
  let loaded = false;

  // the library takes the arguments object itself, not an array
  function gtag(..._: unknown[]): void {
    host.dataLayer ??= [];
    // biome-ignore lint/complexity/noArguments: see above
    host.dataLayer.push(arguments);
  }

  const named = ({ address, title }: PageSeen) => ({
    page_location: address,
    page_title: title,
    page_referrer: "",
  });

  return {
    start(page) {
      // its documented switch
      host[`ga-disable-${id}`] = false;
      gtag("set", named(page));
      if (loaded) return;
      loaded = true;
      gtag("consent", "default", {
        analytics_storage: "granted",
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
      });
      gtag("js", new Date());
      gtag("config", id, {
        ...named(page),
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      });
      const script = document.createElement("script");
      script.src = `${url}?${new URLSearchParams({ id })}`;
      script.async = true;
      script.onerror = () => {
        loaded = false;
        script.remove();
      };
      document.head.append(script);
    },
    see(page) {
      gtag("set", named(page));
      gtag("event", "page_view", named(page));
    },
    stop() {
      host[`ga-disable-${id}`] = true;
      forgetCookies(/^_ga(_|$)/);
    },
  };
}

/** The library sets its cookies for the widest domain it may. */
function forgetCookies(names: RegExp): void {
  const labels = window.location.hostname.split(".");
  const domains = ["", ...labels.map((_, i) => `; domain=${labels.slice(i).join(".")}`)];
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!names.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store yet
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
