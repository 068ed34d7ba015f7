/** Reads ICU messages as far as the parity of two languages needs: `name` or `name:plural`, and tags as `<name>`. */

class Reader {
  private at = 0;
  readonly found = new Set<string>();
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** A message up to the end, or up to the brace that closes it. */
  message(nested: boolean): void {
    while (this.at < this.text.length) {
      const rest = this.text.slice(this.at);
      const quoted = /^'[{}][^']*'/.exec(rest);
      const tag = /^<(\w+)>/.exec(rest);
      if (quoted) this.at += quoted[0].length;
      else if (tag) {
        this.found.add(`<${tag[1]}>`);
        this.at += tag[0].length;
      } else if (rest.startsWith('{')) this.argument();
      else if (rest.startsWith('}')) {
        if (!nested) throw new Error(`a brace closes nothing: ${this.text}`);
        return;
      } else this.at += 1;
    }
    if (nested) throw new Error(`a brace is not closed: ${this.text}`);
  }

  private argument(): void {
    const simple = this.take(/^\{\s*(\w+)\s*\}/);
    if (simple) {
      this.found.add(simple[1] ?? '');
      return;
    }
    const chosen = this.take(/^\{\s*(\w+)\s*,\s*(plural|selectordinal|select)\s*,/);
    if (chosen) {
      this.found.add(`${chosen[1]}:${chosen[2]}`);
      this.branches();
      return;
    }
    const formatted = this.take(/^\{\s*(\w+)\s*,\s*(number|date|time)\b[^{}]*\}/);
    if (!formatted) throw new Error(`not an argument at ${this.at}: ${this.text}`);
    this.found.add(`${formatted[1]}:${formatted[2]}`);
  }

  private branches(): void {
    while (!this.take(/^\s*\}/)) {
      if (!this.take(/^\s*(?:=\d+|\w+)\s*\{/)) throw new Error(`not a branch at ${this.at}: ${this.text}`);
      this.message(true);
      this.at += 1;
    }
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.text.slice(this.at));
    if (match) this.at += match[0].length;
    return match;
  }
}

/** The arguments and tags of a message, sorted; throws on a message that ICU would refuse. */
export function argumentsOf(message: string): string[] {
  const reader = new Reader(message);
  reader.message(false);
  return [...reader.found].toSorted();
}
