type Pass = (tags: string[]) => Promise<unknown>;

/** Cache tags of writes on their way to Next, so that an answer to a write goes out only after its pages are forgotten. */
export class ChangedTags {
  private pass: Pass | undefined;
  private underWay: Promise<void> = Promise.resolve();

  /** @param afterwards runs when Next has forgotten the pages of a write */
  constructor(private readonly afterwards: () => void) {}

  /** Until then there is no page that could be old. */
  passTo(pass: Pass): void {
    this.pass = pass;
  }

  readonly add = (tags: string[]): void => {
    const { pass } = this;
    if (!pass || tags.length === 0) return;
    this.underWay = this.underWay.then(() => pass(tags)).then(this.afterwards, this.afterwards);
  };

  /** Resolves when everything that was added has been passed on. */
  passedOn(): Promise<void> {
    return this.underWay;
  }
}
