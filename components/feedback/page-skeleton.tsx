/** Stands for any page while it comes. Fades in late, so that quick pages never show it. */
export function PageSkeleton() {
  const block = 'block animate-pulse rounded-md bg-border/70';
  return (
    <div aria-hidden="true" className="mx-auto w-full max-w-page animate-[fade-in_300ms_200ms_both] px-4 py-8 sm:px-6">
      <span className={`${block} h-9 w-3/5 max-w-md`} />
      <span className={`${block} mt-4 h-5 w-4/5 max-w-xl`} />
      <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[0, 1, 2].map((card) => (
          <span key={card} className={`${block} h-56 rounded-lg`} />
        ))}
      </div>
    </div>
  );
}
