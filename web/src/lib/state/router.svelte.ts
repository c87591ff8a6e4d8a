// Addresses and pages. Links are ordinary links; the router takes clicks on them over.

import { parse } from "regexparam";

/** Every page and its address. */
const PAGES = {
  home: "/",
  new: "/new/:game",
  table: "/table/:id",
  replay: "/replay/:id",
  records: "/records",
  rules: "/rules/:game",
  lists: "/lists/:game/:kind",
  about: "/about",
  me: "/me",
} as const;

export type Page = keyof typeof PAGES | "nowhere";

const MATCHERS = Object.entries(PAGES).map(([page, path]) => ({ page: page as Page, ...parse(path) }));

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  readonly #match = $derived.by(() => {
    for (const { page, keys, pattern } of MATCHERS) {
      const found = pattern.exec(this.path);
      if (!found) continue;
      const values = keys.map((key, at) => [key, decodeURIComponent(found[at + 1] ?? "")]);
      return { page, values: Object.fromEntries(values) as Record<string, string> };
    }
    return { page: "nowhere" as Page, values: {} as Record<string, string> };
  });

  get page(): Page {
    return this.#match.page;
  }

  /** A variable part of the address; empty if it has none of this name. */
  value(name: string): string {
    return this.#match.values[name] ?? "";
  }

  /** Goes to another page of the client. */
  go(address: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    const { pathname } = location;
    const isNew = pathname !== this.path;
    this.#read();
    if (isNew) scrollTo(0, 0);
  }

  /** Takes over clicks on links within the client, and the browser's back and forth. */
  listen(): void {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
      const isOurs = link.origin === location.origin && !link.pathname.startsWith("/api");
      if (!isOurs || (link.pathname === location.pathname && link.hash)) return;
      event.preventDefault();
      this.go(link.href);
    });
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const router = new Router();
