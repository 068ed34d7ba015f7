/** Provinces that share a border, by code, each pair once. */
const borders = [
  ['01', '02'], ['01', '17'], ['01', '22'], ['02', '15'], ['02', '17'], ['02', '24'], ['03', '04'], ['03', '06'],
  ['03', '08'], ['03', '10'], ['03', '14'], ['03', '25'], ['04', '05'], ['04', '06'], ['04', '08'], ['04', '15'],
  ['05', '07'], ['05', '08'], ['05', '09'], ['05', '15'], ['05', '21'], ['06', '10'], ['06', '13'], ['06', '17'],
  ['06', '19'], ['07', '09'], ['07', '18'], ['07', '21'], ['07', '23'], ['08', '12'], ['08', '14'], ['08', '21'],
  ['09', '15'], ['09', '18'], ['10', '11'], ['10', '19'], ['10', '25'], ['11', '16'], ['11', '19'], ['13', '17'],
  ['13', '19'], ['13', '22'], ['14', '20'], ['14', '25'], ['16', '19'], ['17', '22'],
] as const satisfies readonly (readonly [string, string])[];

/** Codes of the provinces next to these, themselves left out, in the order of the codes. */
export function provincesNear(codes: readonly string[]): string[] {
  const near = borders.flatMap(([first, second]) => [
    ...(codes.includes(first) ? [second] : []),
    ...(codes.includes(second) ? [first] : []),
  ]);
  return [...new Set<string>(near)].filter((code) => !codes.includes(code)).toSorted();
}
