import type { KeyboardEvent } from 'react';

const down = (at: number, last: number) => Math.min(at + 1, last);
const up = (at: number) => Math.max(at - 1, 0);
const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: down,
  ArrowUp: up,
  j: down,
  k: up,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Arrow keys, j and k, Home and End move from row to row, in the column of links or of check boxes; Tab still reaches
 * everything.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const from = event.target;
  if (!step || !(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const column = ['[data-row-target]', '[data-row-check]'].find((selector) => from.matches(selector));
  if (!column) return;
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>(column)];
  event.preventDefault();
  targets[step(targets.indexOf(from), targets.length - 1)]?.focus();
}
