/** On the root element while a comparison stands in place of its list. */
export const comparingMark = 'data-comparing';
