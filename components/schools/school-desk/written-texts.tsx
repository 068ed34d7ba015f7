const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
};

/** All texts of a form's values, so that somebody can compare another version with their own. */
export function WrittenTexts({ values }: { values: object }) {
  return (
    <ul className="grid max-h-72 gap-1 overflow-y-auto">
      {textsIn(values).map((text, index) => (
        // The list is drawn once, so the places are stable.
        <li key={`${index} ${text}`} className="whitespace-pre-line break-words">
          {text}
        </li>
      ))}
    </ul>
  );
}
