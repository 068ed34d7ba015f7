const degreeWords =
  /^[^,]{0,40}?\b(?:degree|certificate|diploma|bachelor|master|doctorate)\b[^,]*?\s(?:in|of)\s+/i;
const khmerDegreeWords = /^(?:បរិញ្ញា|បណ្ឌិត|អនុបណ្ឌិត|សញ្ញាបត្រ|វិញ្ញាបនបត្រ)[^,]{0,40}?ផ្នែក\s*/;

/**
 * The name of a program without its degree, for rows in which the degree would be all that is seen: "Bachelor’s Degree in
 * Law" is "Law". A name that is only a degree stays.
 */
export function withoutDegree(name: string): string {
  const rest = name.replace(degreeWords, '').replace(khmerDegreeWords, '');
  return rest === '' ? name : rest;
}
