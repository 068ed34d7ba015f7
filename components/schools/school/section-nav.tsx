'use client';

import { useEffect, useState } from 'react';

interface SectionLink {
  id: string;
  label: string;
}

/** Links to the sections of a long page, the current one marked; always visible on wide screens. */
export function SectionNav({ label, sections }: { label: string; sections: readonly SectionLink[] }) {
  const [current, setCurrent] = useState(sections[0]?.id);

  useEffect(() => {
    const observer = new IntersectionObserver(
      () => {
        // By position, because above the first section none crosses the line.
        const passed = sections.filter(
          ({ id }) =>
            (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= innerHeight / 3,
        );
        setCurrent((passed.at(-1) ?? sections[0])?.id);
      },
      // A line at a third of the screen: one section at a time crosses it.
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return (
    <nav aria-label={label} className="z-30 border-b border-border bg-background lg:sticky lg:top-16">
      <ul className="mx-auto flex max-w-page gap-1 overflow-x-auto px-2 [scrollbar-width:none] sm:px-4">
        {sections.map(({ id, label: text }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="section-link"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
