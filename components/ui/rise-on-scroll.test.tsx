import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RiseOnScroll } from './rise-on-scroll';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** An observer that a test controls, and the animated elements. */
const watch = (reducesMotion = false) => {
  const watched = new Set<Element>();
  let scrollTo: (section: Element) => void = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: reducesMotion }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        scrollTo = (target) => watched.has(target) && tell([{ target, isIntersecting: true }]);
      }
      observe = (section: Element) => watched.add(section);
      unobserve = (section: Element) => watched.delete(section);
      disconnect = () => watched.clear();
    },
  );
  const moves: [string, unknown][] = [];
  Element.prototype.animate = function move(this: Element, _frames, options) {
    moves.push([this.id, typeof options === 'object' ? options.duration : options]);
    return {} as Animation;
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    return new DOMRect(0, this.id === 'seen' ? 100 : 5_000, 10, 10);
  });
  return { moves, scroll: (id: string) => act(() => scrollTo(screen.getByTestId(id))) };
};

const page = (
  <main>
    <section id="seen" data-testid="seen" />
    <section id="below" data-testid="below" />
    <p id="text" data-testid="text" />
    <RiseOnScroll />
  </main>
);

test('a section that is scrolled to rises for 600 ms, once; what is seen already stays still', () => {
  const { moves, scroll } = watch();
  render(page);
  for (const id of ['seen', 'below', 'text', 'below']) scroll(id);
  expect(moves).toEqual([['below', 600]]);
});

test('nothing moves for who asked for less motion', () => {
  const { moves, scroll } = watch(true);
  render(page);
  scroll('below');
  expect(moves).toEqual([]);
});
