/** A text in both languages, to say which version of a record somebody else has saved. */
export function BothTexts({ km, en }: { km: string; en: string }) {
  return (
    <>
      <p lang="km" className="font-semibold">
        {km}
      </p>
      <p lang="en" className="font-semibold">
        {en}
      </p>
    </>
  );
}
