type Corner = readonly [x: number, y: number];

const perDegree = 200;
const west = 102.28;
const north = 14.74;
/** The ratio of a degree of longitude to one of latitude in Cambodia. */
const narrow = Math.cos((12.5 * Math.PI) / 180);

interface Position {
  latitude: number;
  longitude: number;
}

/** Where a place is on the drawn map of Cambodia. */
export const pointOnMap = ({ latitude, longitude }: Position): Corner => [
  (longitude - west) * narrow * perDegree,
  (north - latitude) * perDegree,
];

/** The place at a point of the drawn map. */
export const placeOnMap = ([x, y]: Corner): Position => ({
  latitude: north - y / perDegree,
  longitude: west + x / (narrow * perDegree),
});
