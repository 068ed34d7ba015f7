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
/** On a phone with ordinary letters: what somebody meets first, and how far they scroll. */
const budgets = { pagePx: 5_000, footerPx: 350, firstRecordPx: 300, recordPx: 120 };

const isPhone = () => innerWidth <= phoneWidthPx && !hasLargeLetters();
const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** Nobody scrolls to the end of it on a phone. */
const tooLong: PageRule = () => {
  const height = document.documentElement.scrollHeight;
  return isPhone() && height > budgets.pagePx ? [faultOf('too long', `${height} px`)] : [];
};

/** What stands below every page is scrolled through on every page. */
const footerTooHigh: PageRule = () => {
  const footer = document.querySelector('body footer:not(main footer)');
  const height = footer ? Math.round(heightOf(footer)) : 0;
  return isPhone() && height > budgets.footerPx ? [faultOf('footer too high', `${height} px`)] : [];
};

/** Lists of records: `data-records` marks them. */
const recordLists = () => [...document.querySelectorAll('main [data-records]')].filter(isShown);

/** People come for the records; what narrows them stands in few lines above. */
const listBeginsLow: PageRule = () => {
  const [list] = recordLists();
  if (!isPhone() || !list) return [];
  const top = Math.round(list.getBoundingClientRect().top + scrollY);
  return top > budgets.firstRecordPx ? [faultOf('list begins low', `${top} px`)] : [];
};

/** The middle one of a list: names in two lines make some taller. */
const recordTooTall: PageRule = () => {
  if (!isPhone()) return [];
  return recordLists().flatMap((list) => {
    const heights = [...list.children].map(heightOf).toSorted((a, b) => a - b);
    const middle = Math.round(heights[Math.floor((heights.length - 1) / 2)] ?? 0);
    return middle > budgets.recordPx ? [faultOf('record too tall', `${middle} px`)] : [];
  });
};

/** One deed in two places that are seen at once, before anybody scrolls. */
const deedTwice: PageRule = () => {
  if (scrollY > 0) return [];
  const names = [...document.querySelectorAll('main :is(a, button).button-primary, main ~ * .button-primary')]
    .filter((deed) => isShown(deed) && deed.getBoundingClientRect().bottom <= innerHeight)
    .map((deed) => `${nameOf(deed)} ${deed.getAttribute('href') ?? ''}`);
  return names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => faultOf('deed twice', name));
};

export const pageRules = [
  samePicture,
  headingAlone,
  tooLong,
  footerTooHigh,
  listBeginsLow,
  recordTooTall,
  deedTwice,
];
