import { type Fault, faultOf, hasLargeLetters, isShown, nameOf } from './shown';

/** Judges the page as a whole. */
type PageRule = () => Fault[];

const pictureWidthMinPx = 90;
const inViewScreens = 1.5;

/** One drawing twice while one reads. */
const samePicture: PageRule = () => {
  const places = new Map<string, number[]>();
  for (const picture of document.images) {
    const { width, top } = picture.getBoundingClientRect();
    if (width < pictureWidthMinPx || !isShown(picture)) continue;
    const source = (picture.currentSrc || picture.src).replace(/\?.*/, '');
    places.set(source, [...(places.get(source) ?? []), top]);
  }
  return [...places].flatMap(([source, tops]) => {
    const inOrder = tops.toSorted((a, b) => a - b);
    const isNear = inOrder.some(
      (top, index) => index > 0 && top - (inOrder[index - 1] ?? 0) < innerHeight * inViewScreens,
    );
    return isNear ? [faultOf('same picture in view', source.slice(-40))] : [];
  });
};

const gapMinPx = 14;

/** A heading, then at once another of its rank or above it. */
const headingAlone: PageRule = () => {
  const headings = [...document.querySelectorAll('main :is(h2, h3)')].filter(isShown);
  return headings.flatMap((heading, index) => {
    const next = headings[index + 1];
    if (!next || next.tagName > heading.tagName) return [];
    const [box, below] = [heading.getBoundingClientRect(), next.getBoundingClientRect()];
    const gap = below.top - box.bottom;
    const isBelow = gap >= 0 && gap < gapMinPx && Math.abs(below.left - box.left) < 4;
    return isBelow ? [faultOf('heading with nothing below', nameOf(heading))] : [];
  });
};

const phoneWidthPx = 360;
const phoneHeightMaxPx = 8_000;

/** Nobody scrolls to the end of it on a phone. */
const tooLong: PageRule = () => {
  const height = document.documentElement.scrollHeight;
  const isPhone = innerWidth <= phoneWidthPx && !hasLargeLetters();
  return isPhone && height > phoneHeightMaxPx ? [faultOf('too long', `${height} px`)] : [];
};

export const pageRules = [samePicture, headingAlone, tooLong];
