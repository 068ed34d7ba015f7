import data from './frames-people.json';

/** `practice`: the teaching method; `outlook`: the prospects. */
export const peopleFrames = data.peopleFrames;
