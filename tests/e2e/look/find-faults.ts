import { pageRules } from './page-rules';
import { partRules } from './part-rules';
import { type Fault, isShown, shownTexts } from './shown';
import { textRules } from './text-rules';

/** What somebody who looks at the page would see at once, each once. Runs inside the page. */
function findFaults(): Fault[] {
  const found = [
    ...shownTexts().flatMap(([node, element]) => textRules.map((rule) => rule(node, element))),
    ...[...document.body.querySelectorAll('*')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2 || !isShown(element)) return [];
      return partRules.map((rule) => rule(element, box));
    }),
    ...pageRules.flatMap((rule) => rule()),
  ].filter((fault) => fault !== null);
  return [...new Map(found.map((fault) => [`${fault.rule}: ${fault.text}`, fault])).values()];
}

/** The page's own name for it, so that a test can call it there. */
export type LookWindow = typeof globalThis & { findFaults?: typeof findFaults };
(globalThis as LookWindow).findFaults = findFaults;
