/** What the rules find; the text tells a reader which part of the page is meant. */
export interface Fault {
  rule: string;
  text: string;
}

export const faultOf = (rule: string, text: string, more = ''): Fault => ({
  rule,
  text: `${text.trim().replace(/\s+/g, ' ').slice(0, 60)} ${more}`.trim(),
});

/** What a person would call a part: its words, else its name. */
export const nameOf = (element: Element): string =>
  element.textContent.trim() ||
  element.getAttribute('aria-label') ||
  element.getAttribute('alt') ||
  `<${element.tagName.toLowerCase()}>`;

const notSeen = '[aria-hidden=true], .sr-only, noscript, [inert]';

/** Seen by eyes: neither hidden, nor transparent, nor for screen readers alone. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(notSeen);

/** The texts of the page that eyes see, in order. */
export function shownTexts(): [Text, Element][] {
  const found: [Text, Element][] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !node.data.trim() || !element) continue;
    if (element.closest('svg, script, style, option, textarea') || !isShown(element)) continue;
    // One pixel is how a text is kept for screen readers.
    if ((boxesOf(node)[0]?.width ?? 0) > 2) found.push([node, element]);
  }
  return found;
}

const range = document.createRange();

/** The boxes of a text or of a part of it. */
export function boxesOf(node: Text, from = 0, to = node.length): DOMRect[] {
  range.setStart(node, from);
  range.setEnd(node, to);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

/** The lines of a text, by the places of its boxes; letters of one line differ by a pixel or two. */
export const linesOf = (node: Text, from?: number, to?: number): number =>
  new Set(boxesOf(node, from, to).map(({ top }) => Math.round(top / 4))).size;

/** The nearest part that stays where it is while the page scrolls. */
export function stayingPart(element: Element): Element | null {
  for (let part: Element | null = element; part; part = part.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(part).position)) return part;
  return null;
}

/** The nearest part around an element that cuts or scrolls what is too wide for it. */
export function scrollerOf(element: Element): Element | null {
  for (let part = element.parentElement; part && part !== document.body; part = part.parentElement)
    if (getComputedStyle(part).overflowX !== 'visible') return part;
  return null;
}

const ordinaryLettersPx = 16;

/** The reader asked the browser, or Sala, for larger letters. */
export const hasLargeLetters = (): boolean =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > ordinaryLettersPx;
