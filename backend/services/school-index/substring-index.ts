import { SlotSet } from './slot-set';

/** One run of characters without white space, and the slots whose texts hold it. */
interface Token {
  text: string;
  slots: Set<number>;
  /** The same as bits, made when many slots have it and somebody looks for it. */
  bits?: SlotSet;
}

const manySlots = 100;

const pairsOf = (text: string): Set<string> => {
  const pairs = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    pairs.add(text.charAt(at));
    if (at + 1 < text.length) pairs.add(text.slice(at, at + 2));
  }
  return pairs;
};

const bitsOf = (token: Token): SlotSet => {
  const set = new SlotSet();
  for (const slot of token.slots) set.add(slot);
  return set;
};

const tokensOf = (text: string): Set<string> => new Set(text.split(/[ \n]/).filter(Boolean));

/**
 * Which texts contain a string, as `like '%…%'` would say: tokens that many texts share are looked at once, and
 * only those that hold the rarest two neighbouring characters of what is looked for.
 */
export class SubstringIndex {
  private readonly texts = new Map<number, string>();
  private readonly tokens = new Map<string, Token>();
  private readonly byPair = new Map<string, Set<Token>>();

  /** Sets the text of a slot: folded lines, words separated by single spaces. */
  put(slot: number, text: string): void {
    const before = this.texts.get(slot);
    if (before === text) return;
    if (before !== undefined) this.remove(slot);
    this.texts.set(slot, text);
    for (const word of tokensOf(text)) {
      const token = this.token(word);
      token.slots.add(slot);
      token.bits?.add(slot);
    }
  }

  remove(slot: number): void {
    for (const word of tokensOf(this.texts.get(slot) ?? '')) {
      const token = this.tokens.get(word);
      token?.bits?.delete(slot);
      if (!token?.slots.delete(slot) || token.slots.size > 0) continue;
      this.tokens.delete(word);
      for (const pair of pairsOf(word)) {
        const holders = this.byPair.get(pair);
        holders?.delete(token);
        if (holders?.size === 0) this.byPair.delete(pair);
      }
    }
    this.texts.delete(slot);
  }

  /** The slots whose text contains a non-empty string without a line break. */
  find(wanted: string): SlotSet {
    const pieces = wanted.split(' ').filter(Boolean);
    const sets = pieces.map((piece) => this.inOneToken(piece));
    const found = sets.length > 0 ? sets.reduce((a, b) => a.and(b)) : this.everything();
    if (pieces.length === 1 && pieces[0] === wanted) return found;
    const exact = new SlotSet();
    for (const slot of found) if (this.texts.get(slot)?.includes(wanted)) exact.add(slot);
    return exact;
  }

  private token(word: string): Token {
    const known = this.tokens.get(word);
    if (known) return known;
    const token: Token = { text: word, slots: new Set() };
    this.tokens.set(word, token);
    for (const pair of pairsOf(word)) {
      const holders = this.byPair.get(pair) ?? new Set();
      holders.add(token);
      this.byPair.set(pair, holders);
    }
    return token;
  }

  private everything(): SlotSet {
    const slots = new SlotSet();
    for (const slot of this.texts.keys()) slots.add(slot);
    return slots;
  }

  private inOneToken(piece: string): SlotSet {
    const pairs = [...pairsOf(piece)].filter((pair) => pair.length === Math.min(2, piece.length));
    const rarest = pairs
      .map((pair) => this.byPair.get(pair) ?? new Set<Token>())
      .reduce((a, b) => (b.size < a.size ? b : a));
    const few = new SlotSet();
    const many: SlotSet[] = [];
    for (const token of rarest) {
      if (piece.length > 2 && !token.text.includes(piece)) continue;
      if (token.slots.size > manySlots) many.push((token.bits ??= bitsOf(token)));
      else for (const slot of token.slots) few.add(slot);
    }
    return SlotSet.any([few, ...many]);
  }
}
