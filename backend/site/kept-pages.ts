import type { Page } from './page';

/** After this time Next is asked again whether a page has changed. */
const askAgainAfterMs = 1_000;
const pagesMax = 1_000;

interface Kept {
  page: Page;
  askedAtMs: number;
  /** How often everything had been forgotten by then. */
  forgotten: number;
}

/** Static pages by path, as long as no write has changed what they may show. */
export class KeptPages {
  private readonly pages = new Map<string, Kept>();
  private forgotten = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * The page to send at once. `isOld` asks the caller to bring it anew, and to send this one only where that fails: one caller of
   * many after a while, every caller after a write.
   */
  find(path: string): { page: Page; isOld: boolean } | null {
    const kept = this.pages.get(path);
    if (!kept) return null;
    if (kept.forgotten !== this.forgotten) return { page: kept.page, isOld: true };
    const isOld = this.now() - kept.askedAtMs > askAgainAfterMs;
    if (isOld) kept.askedAtMs = this.now();
    return { page: kept.page, isOld };
  }

  /** Call it before the page is asked for; what it returns keeps the page, unless all were forgotten meanwhile. */
  keeper(path: string): (page: Page) => Page {
    const { forgotten } = this;
    return (page) => {
      if (forgotten !== this.forgotten) return page;
      const known = this.pages.get(path)?.page;
      const same = known?.body.equals(page.body) ? known : page;
      if (!known && this.pages.size >= pagesMax) this.pages.clear();
      this.pages.set(path, { page: same, askedAtMs: this.now(), forgotten });
      return same;
    };
  }

  drop(path: string): void {
    this.pages.delete(path);
  }

  /**
   * After a write: which pages show what it changed is Next's knowledge, and asking anew is cheap. A page that proves to be
   * the same is not compressed again.
   */
  forgetAll(): void {
    this.forgotten += 1;
  }
}
