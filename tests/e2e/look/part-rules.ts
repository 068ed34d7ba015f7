import { type Fault, faultOf, isShown, nameOf, scrollerOf, stayingPart } from './shown';

/** Judges one element that is seen and has a size. */
type PartRule = (element: Element, box: DOMRect) => Fault | null;

/** Hidden at the edge of the screen, where nothing scrolls to it. */
const beyondTheEdge: PartRule = (element, { left, right }) => {
  if (element.children.length > 0 || left < 0 || right <= innerWidth + 1 || scrollerOf(element)) return null;
  return faultOf('beyond the edge', nameOf(element), `(${Math.round(right - innerWidth)} px)`);
};

/** A picture that will come when it is scrolled to is not missing. */
const pictureMissing: PartRule = (element) =>
  element instanceof HTMLImageElement &&
  element.complete &&
  element.naturalWidth === 0 &&
  element.loading !== 'lazy'
    ? faultOf('picture missing', element.currentSrc)
    : null;

const proportionOffMax = 0.06;
const pictureDistorted: PartRule = (element, { width, height }) => {
  if (!(element instanceof HTMLImageElement) || !element.naturalWidth) return null;
  if (getComputedStyle(element).objectFit !== 'fill') return null;
  const off = width / height / (element.naturalWidth / element.naturalHeight);
  return Math.abs(off - 1) > proportionOffMax
    ? faultOf('picture distorted', element.currentSrc, off.toFixed(2))
    : null;
};

const pressed =
  'button, a[href], input:not([type=hidden]), select, [role=button], [role=tab], [role=switch], [role=checkbox]';
const pressedMin = { height: 24, width: 16 };

/** Too small for a thumb, with its label. Links inside a sentence are as high as its lines. */
const tooSmall: PartRule = (element, box) => {
  if (!(element instanceof HTMLElement) || !element.matches(pressed) || box.width <= 4) return null;
  if (element.tagName === 'A' && getComputedStyle(element).display === 'inline') return null;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const boxes = [box, ...labels.map((label) => label.getBoundingClientRect())];
  const [width, height] = [
    Math.max(...boxes.map((one) => one.width)),
    Math.max(...boxes.map((one) => one.height)),
  ];
  return width < pressedMin.width || height < pressedMin.height
    ? faultOf('too small', nameOf(element), `(${Math.round(width)}×${Math.round(height)})`)
    : null;
};

const isBar = (element: Element, { width, top, bottom }: DOMRect): boolean =>
  stayingPart(element) === element &&
  !element.closest('dialog, [role=dialog]') &&
  width > innerWidth * 0.8 &&
  top < innerHeight &&
  bottom > 0;

/** What stays while the page scrolls leaves three quarters to what is read. A sheet over the whole page is no bar. */
const barOverAQuarter: PartRule = (element, box) => {
  if (!isBar(element, box)) return null;
  const share = (Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) / innerHeight;
  return share > 0.25 && share < 0.98
    ? faultOf('bar over a quarter', nameOf(element), `(${Math.round(share * 100)} %)`)
    : null;
};

/** Links and buttons of a bar at the foot: the deed and each entry of the menu are whole on the screen. */
const offTheScreen: PartRule = (element, box) => {
  if (!isBar(element, box) || Math.abs(box.bottom - innerHeight) > 2) return null;
  const off = [...element.querySelectorAll('a[href], button')].filter(isShown).find((entry) => {
    const { left, right, top, bottom } = entry.getBoundingClientRect();
    const isInBar = top >= box.top - 2 && bottom <= box.bottom + 2;
    return left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || !isInBar;
  });
  return off ? faultOf('off the screen', nameOf(off)) : null;
};

export const partRules = [
  beyondTheEdge,
  pictureMissing,
  pictureDistorted,
  tooSmall,
  barOverAQuarter,
  offTheScreen,
];
