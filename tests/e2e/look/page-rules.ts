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

const waits = 'form [type=submit], dialog *, [role=dialog] *, [aria-current]';

/** What people come for is seen before anybody scrolls; a form's last button waits for what stands above it. */
const deedLow: PageRule = () => {
  const deeds = [...document.querySelectorAll('main :is(a, button).button-primary, main ~ * .button-primary')]
    .filter(isShown)
    .map((deed) => ({ deed, top: deed.getBoundingClientRect().top }))
    .toSorted((a, b) => a.top - b.top);
  const first = deeds.find(({ deed }) => !deed.matches(waits));
  if (!isPhone() || scrollY > 0 || !first || deeds.some(({ top }) => top < innerHeight)) return [];
  return [faultOf('deed below the first screen', nameOf(first.deed), `${Math.round(first.top)} px`)];
};

const rowsMin = 4;
const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1;

/** A column in which all rows say the same takes the place of the name that is cut. */
const constantColumn: PageRule = () =>
  [...document.querySelectorAll('main table')].filter(isShown).flatMap((table) => {
    const rows = [...table.querySelectorAll('tbody tr')].filter(isShown);
    const names = rows.flatMap((row) => [...row.querySelectorAll('.list-name, .list-name *')]);
    if (rows.length < rowsMin || !names.some(isCut)) return [];
    const columns = rows.map((row) => [...row.children].map((cell) => cell.textContent.trim()));
    const same = columns[0]?.findIndex(
      (text, index) => text.length > 1 && columns.every((row) => row[index] === text),
    );
    return same === undefined || same < 0
      ? []
      : [faultOf('name cut beside a constant', columns[0]?.[same] ?? '')];
  });

const tabsApartPx = 160;

/** Two rows of tabs of one look: which is the page, and which narrows it? */
const tabsAlike: PageRule = () => {
  const rows = [...document.querySelectorAll('main [data-tabs]')]
    .filter(isShown)
    .map((row) => ({ look: row.getAttribute('data-tabs'), top: row.getBoundingClientRect().top, row }));
  return rows.flatMap(({ look, top, row }, index) => {
    const above = rows[index - 1];
    return above?.look === look && top - above.top < tabsApartPx
      ? [faultOf('tabs of one look', row.getAttribute('aria-label') ?? '')]
      : [];
  });
};

const repeatedShare = 0.5;
const plainText = (element: Element) =>
  element.textContent.replaceAll(/[\s\p{P}\u200b\u2060]+/gu, '').toLowerCase();

/** A sentence below a title that says little but the title. */
const titleTwice: PageRule = () =>
  [...document.querySelectorAll('main :is(h1, h2)')].filter(isShown).flatMap((heading) => {
    const below = heading.nextElementSibling;
    if (!below?.matches('p') || !isShown(below)) return [];
    const [title, sentence] = [plainText(heading), plainText(below)];
    return sentence.includes(title) && title.length > sentence.length * repeatedShare
      ? [faultOf('sentence repeats its title', nameOf(heading))]
      : [];
  });

export const pageRules = [
  samePicture,
  headingAlone,
  tooLong,
  footerTooHigh,
  listBeginsLow,
  recordTooTall,
  deedTwice,
  deedLow,
  constantColumn,
  tabsAlike,
  titleTwice,
];
