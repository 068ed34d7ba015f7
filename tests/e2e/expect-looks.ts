import { expect, type Page } from '@playwright/test';

/**
 * Texts that are all there and that nobody would read: runs inside the page.
 * @returns the rule and the text of each
 */
function findUnreadable(): string[] {
  const found: string[] = [];
  const dateOrHours = /\d{1,2}-[^\s-]{2,14}-\d{4}|\d{1,2}:\d{2}\s?[–-]\s?\d{1,2}:\d{2}|[$៛]\s?[\d,.]{3,}/gu;
  const latinWord = /[A-Za-z]{5,}/g;
  const squeezedLinesMin = 4;
  const squeezedLettersMax = 5;
  const graphemes = new Intl.Segmenter('km');
  const range = document.createRange();
  /** The lines of a part of a text, by the places of its boxes; letters of one line differ by a pixel or two. */
  const linesOf = (node: Text, from = 0, to = node.length): number => {
    range.setStart(node, from);
    range.setEnd(node, to);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    return new Set(boxes.map(({ top }) => Math.round(top / 4))).size;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], .sr-only, noscript, [inert], svg, script, style, option, textarea');
  const say = (rule: string, text: string) => {
    const line = `${rule}: ${text.trim().replace(/\s+/g, ' ').slice(0, 60)}`;
    if (!found.includes(line)) found.push(line);
  };
  const isSqueezed = (node: Text) => {
    const lines = linesOf(node);
    if (lines < squeezedLinesMin) return false;
    return [...graphemes.segment(node.data.trim())].length / lines <= squeezedLettersMax;
  };
  const isCut = (element: Element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, fontSize } = getComputedStyle(element);
    if (textOverflow.includes('ellipsis') || webkitLineClamp !== 'none' || element.clientWidth <= 4)
      return false;
    if (!/hidden|clip/.test(overflowX + overflowY)) return false;
    const isTooWide = element.scrollWidth > element.clientWidth + 3;
    return (
      isTooWide || element.scrollHeight > element.clientHeight + Math.max(6, Number.parseFloat(fontSize) / 2)
    );
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !node.data.trim() || !element || !isShown(element)) continue;
    if (isSqueezed(node)) say('squeezed', node.data);
    if (isCut(element)) say('cut', node.data);
    const isSplit = ({ 0: part, index }: RegExpExecArray) => linesOf(node, index, index + part.length) > 1;
    for (const date of node.data.matchAll(dateOrHours))
      if (isSplit(date)) say('broken date or price', date[0]);
    // Addresses of mail and web may break anywhere.
    if (/[@/]/.test(node.data)) continue;
    for (const word of node.data.matchAll(latinWord)) if (isSplit(word)) say('broken word', word[0]);
  }
  return found;
}

/** No text is squeezed into a column of letters, cut off by its box, or broken inside a word, a date or a price. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await page.evaluate(findUnreadable)).toEqual([]);
}
