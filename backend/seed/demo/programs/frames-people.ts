import data from './frames-people.json';

/** `practice`: how it is taught; `outlook`: what comes after. */
export const peopleFrames = data.peopleFrames;
