/** The id of the place in which one registers for an event. */
export const placeSection = 'own-place';
