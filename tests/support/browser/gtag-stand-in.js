// What a gtag-style library does, as far as pages can tell: it takes what was queued, sets a cookie, reports events,
// reports a click by itself, and honours the documented switch.
(() => {
  const id = new URL(document.currentScript.src).searchParams.get("id");
  const send = (name, fields) => {
    if (window[`ga-disable-${id}`]) return;
    // biome-ignore lint/suspicious/noDocumentCookie: as the library does
    document.cookie = `_ga=GA1.1.${id}; path=/`;
    const query = new URLSearchParams({ en: name, dl: fields.page_location, dt: fields.page_title });
    void fetch(`https://analytics.invalid/collect?${query}`, { mode: "no-cors", keepalive: true });
  };
  let known = {};
  const take = ([command, name, fields]) => {
    if (command === "set") known = { ...known, ...name };
    if (command === "config") known = { ...known, ...fields };
    if (command === "config" && fields.send_page_view !== false) send("page_view", known);
    if (command === "event") send(name, { ...known, ...fields });
  };
  const queue = window.dataLayer;
  queue.forEach(take);
  queue.push = (entry) => take(entry);
  document.addEventListener("click", () => send("click", { page_location: location.href, ...known }));
})();
