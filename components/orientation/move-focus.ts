const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

const fieldOf = (questionId: string) => document.getElementById(`statement-${questionId}`);

/** Scrolls to a statement; with `focus` it also focuses its answers. */
export function showStatement(questionId: string, { focus }: { focus: boolean }): void {
  const field = fieldOf(questionId);
  if (focus)
    (field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>('input'))?.focus(
      {
        preventScroll: true,
      },
    );
  field?.scrollIntoView({ block: 'center', behavior: behavior() });
}
