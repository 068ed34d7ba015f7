import { placeLabel, provinces } from '@/lib/domain/geography/geography';

export const provinceNames = new Map(
  provinces.map((place) => [
    place.code,
    { name: placeLabel(place, 'en'), nameNative: placeLabel(place, 'km') },
  ]),
);
