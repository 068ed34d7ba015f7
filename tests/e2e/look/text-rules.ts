import { boxesOf, type Fault, faultOf, hasLargeLetters, linesOf, nameOf, stayingPart } from './shown';

/** Judges one text that is seen, with the element around it. */
type TextRule = (node: Text, element: Element) => Fault | null;

const squeezedLinesMin = 4;
const squeezedLettersMax = 5;
const graphemes = new Intl.Segmenter('km');

/** A column of letters. */
const squeezed: TextRule = (node) => {
  const lines = linesOf(node);
  if (lines < squeezedLinesMin) return null;
  const letters = [...graphemes.segment(node.data.trim())].length / lines;
  return letters <= squeezedLettersMax
    ? faultOf('squeezed', node.data, `(${lines} lines of ${Math.round(letters)})`)
    : null;
};

/** Cut off by its own box without the three dots that say so. */
const cut: TextRule = (node, element) => {
  const { overflowX, overflowY, textOverflow, webkitLineClamp, fontSize } = getComputedStyle(element);
  if (textOverflow.includes('ellipsis') || webkitLineClamp !== 'none' || element.clientWidth <= 4)
    return null;
  if (!/hidden|clip/.test(overflowX + overflowY)) return null;
  const isTooWide = element.scrollWidth > element.clientWidth + 3;
  const spareHeight = Math.max(6, Number.parseFloat(fontSize) / 2);
  return isTooWide || element.scrollHeight > element.clientHeight + spareHeight
    ? faultOf('cut', node.data)
    : null;
};

const firstBroken = (node: Text, pattern: RegExp): string | undefined =>
  [...node.data.matchAll(pattern)].find(
    ({ 0: part, index }) => linesOf(node, index, index + part.length) > 1,
  )?.[0];

const dateHoursOrPrice =
  /\d{1,2}-[^\s-]{2,14}-\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}\s?[–-]\s?\d{1,2}:\d{2}|[$៛]\s?[\d,.]{3,}/gu;

const brokenDate: TextRule = (node) => {
  const broken = firstBroken(node, dateHoursOrPrice);
  return broken ? faultOf('broken date or price', broken) : null;
};

const latinWord = /[A-Za-z]{5,}/g;
/** A longer word has no room on a phone in the largest letters. */
const longWordLetters = 15;

const brokenWord: TextRule = (node) => {
  // Addresses of mail and web may break anywhere.
  if (/[@/]|[a-z]\.[a-z]/.test(node.data)) return null;
  const broken = firstBroken(node, latinWord);
  return broken && (broken.length <= longWordLetters || !hasLargeLetters())
    ? faultOf('broken word', broken)
    : null;
};

const wordsOfPrograms = /\b(?:NaN|Invalid Date|\[object \w+\])|^(?:undefined|null)$|\{[a-z]\w*\}/i;
const keyOfText = /^[a-z][A-Za-z]+(?:\.[a-z][A-Za-z]+){1,4}$/;
const hosts = /\.(?:com|org|net|io|kh|edu|gov|example|test)$/;

/** What a program means and no reader: a missing text's key, a place that was not filled. */
const leftover: TextRule = (node, element) => {
  const text = node.data.trim();
  const isLeft = wordsOfPrograms.test(text) || (keyOfText.test(text) && !hosts.test(text));
  return isLeft && !element.closest('code, pre') ? faultOf('leftover', text) : null;
};

/** A link or button whose pressed area covers its whole card. */
const isPressedThrough = (part: Element): boolean =>
  part.matches('a, button, label') &&
  [null, '::before', '::after'].some((pseudo) => getComputedStyle(part, pseudo).position === 'absolute');

/** Another part lies on the text; bars that stay may, since the page scrolls below them. */
const covered: TextRule = (node, element) => {
  const boxes = boxesOf(node);
  const box = boxes[Math.floor(boxes.length / 2)];
  if (!box || stayingPart(element) || element.closest('a[href^="#"]')) return null;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
  const above = document.elementFromPoint(x, y);
  if (!above || above.contains(element) || element.contains(above)) return null;
  if (above.closest('label')?.contains(element) || isPressedThrough(above) || stayingPart(above)) return null;
  return faultOf('covered', node.data, `by ${nameOf(above).slice(0, 30)}`);
};

export const textRules = [squeezed, cut, brokenDate, brokenWord, leftover, covered];
