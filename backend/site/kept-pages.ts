import type { Page } from './page';

/** After this time the site asks Next again whether a page has changed. */
const askAgainAfterMs = 1_000;
const pagesMax = 1_000;

interface Kept {
  page: Page;
  askedAtMs: number;
  /** The number of invalidations at that time. */
  forgotten: number;
}

/** Static pages by path, until a write changes data that they may show. */
export class KeptPages {
  private readonly pages = new Map<string, Kept>();
  private forgotten = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * The page to send at once. `isOld` asks the caller to fetch it again, and to send this one only when that fails:
   * for one of many callers after a while, for every caller after a write.
   */
  find(path: string): { page: Page; isOld: boolean } | null {
    const kept = this.pages.get(path);
    if (!kept) return null;
    if (kept.forgotten !== this.forgotten) return { page: kept.page, isOld: true };
    const isOld = this.now() - kept.askedAtMs > askAgainAfterMs;
    if (isOld) kept.askedAtMs = this.now();
    return { page: kept.page, isOld };
  }

  /**
   * Call it before the page is requested; the returned function stores the page, unless everything was invalidated
   * meanwhile.
   */
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

  /** For headers that have changed: a page with the same body would keep its old ones. */
  dropAll(): void {
    this.pages.clear();
    this.forgotten += 1;
  }

  /**
   * After a write: only Next knows which pages show the change, and asking again is cheap. An unchanged page is not
   * compressed again.
   */
  forgetAll(): void {
    this.forgotten += 1;
  }
}
